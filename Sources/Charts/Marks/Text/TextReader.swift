import SceneModel
import Syntax
import Tables
import Typesetting
import VisualEncoding

/// Reads the words of a text mark row by row.
struct TextReader {
  private let reader: ChannelReader?
  private let field: ChannelField?
  private let values: [Value]?
  private let ends: [Value]?
  private let looks: DatumProperties
  /// Whether the field is one of names, whose absence is written out.
  private let isWord: Bool
  private let format: ValueFormat
  /// The formats of the channel's conditions.
  private let conditionFormats: [ValueFormat]
  let countFormat: String?

  init(_ context: MarkContext) {
    field = context.layer.field(.text)
    reader = context.reader(.text)
    values = field?.column.map { context.layer.table.values(at: $0) }
    ends =
      field?.definition.isBinning == true
      ? field?.endColumn.map { context.layer.table.values(at: $0) } : nil
    isWord = field?.definition.isDiscrete == true && field?.column != nil
    looks = context.looks
    let definition = field?.definition
    format = ValueFormat(
      definition, in: .text, configuration: context.configuration, locale: context.locale)
    conditionFormats = (definition?.conditions ?? []).map { condition in
      ValueFormat(
        condition.definition, in: .text, configuration: context.configuration,
        locale: context.locale)
    }
    countFormat = definition?.format
  }

  /// The lines of a row's text; nil where it has none.
  func text(row: Int) -> [String]? {
    switch reader?.output(row: row) {
    case .constant(let node):
      if let place = reader?.condition(row: row), place < conditionFormats.count {
        return lines(Value(node), conditionFormats[place])
      }
      if let values, row < values.count, node == values[row].node {
        if let ends { return [format.text(from: values[row], to: ends[row])] }
        return lines(values[row], format)
      }
      return lines(Value(node), format)
    case .word(let word): return [word]
    default: break
    }
    return looks[row]["text"].flatMap { lines(Value($0), format) }
  }

  private func lines(_ value: Value, _ format: ValueFormat) -> [String]? {
    switch value {
    case .null, .undefined: isWord ? ["null"] : nil
    case .array(let parts): parts.map { format.text($0) }
    default:
      format.text(value).ownLines
    }
  }

  /// The number that the text shows, for counting.
  func number(row: Int) -> Double? {
    guard let values, row < values.count, case .number(let number) = values[row] else { return nil }
    return number
  }
}
