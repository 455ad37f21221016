enum DateFunctions { static let all: [ExpressionFunction] = [] }
