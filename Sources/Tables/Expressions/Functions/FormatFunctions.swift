enum FormatFunctions { static let all: [ExpressionFunction] = [] }
