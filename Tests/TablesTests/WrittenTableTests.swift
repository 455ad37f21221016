import Scales
import Syntax
import Testing

@testable import Tables

/// Delimited texts as people and spreadsheets write them.
@Suite struct WrittenTableTests {
  private static func habits(_ locale: String?, findsStyles: Bool = true) -> ReadingHabits {
    guard let locale, let numbers = FoundationLocale.numbers(locale),
      let times = FoundationLocale.times(locale)
    else { return ReadingHabits(findsStyles: findsStyles) }
    return ReadingHabits(
      language: ReadingHabits.Language(name: locale, numbers: numbers, times: times),
      findsStyles: findsStyles)
  }

  private func read(
    _ bytes: [UInt8], _ format: String = "{}", locale: String? = nil, findsStyles: Bool = true,
    file: String = "rows.csv"
  ) throws(DiagnosticError) -> TableReading {
    try TableReader.read(
      SourceText(name: file, bytes: bytes),
      format: try DataFormat(decoding: try Rows.node(format), fileName: file),
      habits: Self.habits(locale, findsStyles: findsStyles))
  }

  private func read(
    _ text: String, _ format: String = "{}", locale: String? = nil, findsStyles: Bool = true,
    file: String = "rows.csv"
  ) throws(DiagnosticError) -> TableReading {
    try read(
      Array(text.utf8), format, locale: locale, findsStyles: findsStyles, file: file)
  }

  /// The meanings of a column as texts; a text that means nothing else is in quotes.
  private func meanings(_ table: Table, _ field: String) -> [String] {
    (table.column(field) ?? []).map { value in
      if case .string(let text) = value { return "'\(text)'" }
      return value.isNull ? "-" : value.meaning.asText
    }
  }

  @Test(
    arguments: [
      ("a,b\n1,2\n", "rows.csv", ["a", "b"], ""),
      ("a;b\n1;2\n", "rows.csv", ["a", "b"], "';' between cells"),
      ("a\tb\n1\t2\n", "rows.csv", ["a", "b"], "tabs between cells"),
      ("a|b|c\n1|2|3\n", "rows.csv", ["a", "b", "c"], "'|' between cells"),
      ("a,b\n1,2\n", "rows.tsv", ["a", "b"], "',' between cells"),
      ("a\tb\n1\t2\n", "rows.tsv", ["a", "b"], ""),
      ("a|b\n1|2\n", "rows.psv", ["a", "b"], ""),
      ("sep=;\na;b\n1;2\n", "rows.csv", ["a", "b"], "';' between cells"),
      ("\u{FEFF}sep=|\r\na|b\r\n1|2\r\n", "rows.csv", ["a", "b"], "'|' between cells"),
      ("sep=a\n1\n", "rows.csv", ["sep=a"], ""),
      ("\"a;x\";b\n\"1;\"\"2\";2\n", "rows.csv", ["a;x", "b"], "';' between cells"),
      ("\u{FEFF}\"a,x\";\"b\"\n1,5;2\n", "rows.csv", ["a,x", "b"], "';' between cells"),
      // A last line with a remark is no reason to take all lines for one column.
      ("a;b\n1;2\n3;4\nsource: an office\n", "rows.csv", ["a", "b"], "';' between cells"),
      // What only the rows have parts nothing.
      ("name\nx;y\nz;w\n", "rows.csv", ["name"], ""),
      ("a,b\nx;y,1\nz,2\n", "rows.csv", ["a", "b"], ""),
      ("text\n\"one; two\"\n\"a | b\"\n", "rows.csv", ["text"], ""),
      ("", "rows.csv", [], ""), ("a", "rows.csv", ["a"], ""),
    ] as [(String, String, [String], String)])
  func theDelimiterIsFound(text: String, file: String, fields: [String], note: String) throws {
    let reading = try read(text, file: file)
    #expect(reading.table.fields == fields)
    #expect(reading.notes.first == (note.isEmpty ? nil : note))
  }

  @Test func twoPossibleDelimitersAreWarnedOf() throws {
    let reading = try read("price, euro;count;day\n1,5;2;3\n2,5;3;4\n")
    #expect(reading.table.fields == ["price, euro", "count", "day"])
    #expect(
      reading.warnings.map(\.message) == [
        "both ';' and ',' may part these cells; ';' is taken, which gives more of them. "
          + #"State it by "format": {"delimiter": ...}"#
      ])
    let stated = try read("price, euro;count;day\n1,5;2;3\n", "{delimiter: ','}")
    #expect(stated.table.fields == ["price", " euro;count;day"] && stated.warnings.isEmpty)
  }

  @Test(
    arguments: [
      // The values themselves leave one style.
      ("n;t\n1.234,5;x\n12,5;y\n", "{}", nil, ["1234.5", "12.5"], "','"),
      ("n;t\n1 234,5;x\n-2,25;y\n", "{}", nil, ["1234.5", "-2.25"], "','"),
      ("n;t\n1\u{A0}234,5;x\n1\u{202F}000;y\n", "{}", nil, ["1234.5", "1000"], "','"),
      ("n;t\n1'234.5;x\n7;y\n", "{}", nil, ["1234.5", "7"], "marks"),
      ("n;t\n1’234’567;x\n\u{2212}1;y\n", "{}", nil, ["1234567", "-1"], "marks"),
      ("n,t\n\"1,234.5\",x\n\"2,000\",y\n", "{}", nil, ["1234.5", "2000"], "marks"),
      ("n,t\n\"1,5\",x\n\"0,125\",y\n", "{}", nil, ["1.5", "0.125"], "','"),
      ("n;t\n1.234.567;x\n2;y\n", "{}", nil, ["1234567", "2"], "','"),
      ("n;t\n1,5e3;x\n+2,5;y\n", "{}", nil, ["1500", "2.5"], "','"),
      // The other columns tell.
      ("n;t\n1.234;0,5\n2.000;1,5\n", "{}", nil, ["1234", "2000"], "','"),
      ("n,t\n\"1,234\",0.5\n\"2,000\",1.5\n", "{}", nil, ["1234", "2000"], "marks"),
      // The language tells.
      ("n,t\n\"1,234\",x\n", "{}", "de-DE", ["1.234"], "','"),
      ("n,t\n\"1,234\",x\n", "{}", "en-GB", ["1234"], "marks"),
      ("n;t\n1.234;x\n", "{}", "de-DE", ["1234"], "','"),
      ("n;t\n1.234;x\n", "{}", "en-US", ["1.234"], ""),
      // What is stated.
      ("n,t\n1.234,x\n", "{decimal: ','}", nil, ["1234"], ""),
      ("n,t\n\"1,234\",x\n", "{decimal: '.'}", "de-DE", ["1234"], "marks"),
      ("n,t\n1_234,x\n", "{thousands: '_'}", nil, ["1234"], ""),
      ("n,t\n1.234,x\n", "{thousands: '.'}", nil, ["1234"], ""),
      ("n;t\n1\u{A0}234,5;x\n", "{decimal: ',', thousands: ' '}", nil, ["1234.5"], ""),
      ("n;t\n1.234;x\n2,5;y\n", "{decimal: ',', thousands: ''}", nil, ["'1.234'", "2.5"], ""),
      // A value that is no number stays a text.
      ("n;t\n1,5;x\nn/a;y\n2,5;z\n;w\n", "{}", nil, ["1.5", "'n/a'", "2.5", "-"], "','"),
      ("n;t\n1,5;x\nn/a;y\n2,5;z\n", "{parse: {n: 'number'}}", nil, ["1.5", "NaN", "2.5"], "','"),
      // Plain numbers are what they are.
      ("n,t\n1.234,x\n2.000,y\n", "{}", nil, ["1.234", "2"], ""),
      ("n,t\n1.5,x\n 7 ,y\n1e3,z\n", "{}", "de-DE", ["1.5", "7", "1000"], ""),
      ("n;t\n1.5;x\n0.125;y\n", "{}", "de-DE", ["1.5", "0.125"], ""),
      ("n;t\n1,5;x\n", "{parse: {n: 'string'}}", nil, ["'1,5'"], ""),
      ("n;t\n1,5;x\n", "{parse: null}", nil, ["'1,5'"], ""),
      // No numbers in any style.
      ("n;t\n12,34,56;x\n", "{}", nil, ["'12,34,56'"], ""),
      ("n;t\n1.23.4567;x\n", "{}", nil, ["'1.23.4567'"], ""),
      ("n;t\n030 123 456;x\n", "{}", nil, ["'030 123 456'"], ""),
      ("n;t\n1 234'567;x\n", "{}", nil, ["'1 234'567'"], ""),
      ("n;t\n1,2,3;x\n,;y\n-;z\n", "{}", nil, ["'1,2,3'", "','", "'-'"], ""),
      ("n;t\n192.168.0.1;x\n10.000.000.1;y\n", "{}", nil, ["'192.168.0.1'", "'10.000.000.1'"], ""),
    ] as [(String, String, String?, [String], String)])
  func numbersAreReadInTheirStyle(
    text: String, format: String, locale: String?, expected: [String], note: String
  ) throws {
    let reading = try read(text, format, locale: locale)
    #expect(meanings(reading.table, "n") == expected)
    let notes = reading.notes.filter { !$0.contains("between cells") }
    #expect(notes.allSatisfy { $0.hasPrefix(note) && !note.isEmpty }, "\(notes)")
    #expect(notes.isEmpty == note.isEmpty, "\(notes)")
    #expect(reading.warnings.isEmpty, "\(reading.warnings)")
  }

  @Test(
    arguments: [
      ("n,t\n\"1,234\",x\n", "{}", nil, "1234", "by the usual order of signs"),
      ("n;t\n1.234;x\n2.345;y\n", "{}", nil, "1234", "since semicolons part the values"),
      ("n;t\n1,234;x\n", "{}", nil, "1.234", "since semicolons part the values"),
      ("n;t\n1.234;x\n", "{delimiter: ';'}", nil, "1.234", "as a plain number"),
      ("n,t\n1.234,x\n", "{}", "de-DE", "1.234", "as a plain number"),
      ("n;t\n1.234;0,5\n", "{}", "en-US", "1.234", "by the locale \"en-US\""),
      ("n;t\n1,234;0.5\n", "{}", "de-DE", "1.234", "by the locale \"de-DE\""),
    ] as [(String, String, String?, String, String)])
  func whatMayHaveTwoMeaningsIsWarnedOf(
    text: String, format: String, locale: String?, value: String, reason: String
  ) throws {
    let reading = try read(text, format, locale: locale)
    #expect(meanings(reading.table, "n").first == value)
    let warning = try #require(reading.warnings.first)
    #expect(reading.warnings.count == 1)
    #expect(warning.message.contains("this one is read as \(value) \(reason). State it by"))
    #expect(warning.location?.position.line == 2)
  }

  @Test func textsOfCellsStayAsTheyAre() throws {
    let text = "zip;id;list;n\n00501;1234567890123456789;1,234;1,5\n00601;9;5,678;2,5\n"
    let table = try read(text).table
    #expect(table.column("zip")?.map(\.asText) == ["00501", "00601"])
    #expect(table.column("id")?.map(\.asText) == ["1234567890123456789", "9"])
    #expect(table.column("list")?.map(\.asText) == ["1,234", "5,678"])
    #expect(table.column("n")?.map(\.asText) == ["1,5", "2,5"])
    #expect(table.column("zip")?.map(\.meaning) == [.number(501), .number(601)])
  }

  @Test(arguments: [
    "a;b\n1;2\n", "a\n\"1,234\"\n", "a\n1 234\n", "d\n25/12/2021\n", "a,b\n1.234,x\n",
  ])
  func whereNothingIsToBeFoundCellsAreReadByTheFilesNameAlone(text: String) throws {
    let reading = try read(text, findsStyles: false)
    #expect(reading.notes.isEmpty && reading.warnings.isEmpty)
    let first = try #require(reading.table.column(reading.table.fields[0])?.first)
    #expect(first.meaning == .string(first.asText) || first.meaning == .number(1.234))
  }

  @Test(
    arguments: [
      ("3. März 2024", "de-DE", "2024-03-03T00:00:00.000Z"),
      ("Sonntag, 3. März 2024", "de-DE", "2024-03-03T00:00:00.000Z"),
      ("3. Mär. 2024 14:30", "de-DE", "2024-03-03T14:30:00.000Z"),
      ("Mai 2024", "de-DE", "2024-05-01T00:00:00.000Z"),
      ("4.3.2024", "de-DE", "2024-03-04T00:00:00.000Z"),
      ("04.03.24 08:05:09", "de-AT", "2024-03-04T08:05:09.000Z"),
      ("25/12/2021", "en-GB", "2021-12-25T00:00:00.000Z"),
      ("03/04/2021", "fr-FR", "2021-04-03T00:00:00.000Z"),
      ("3 févr. 2021", "fr-FR", "2021-02-03T00:00:00.000Z"),
      ("3 de febrero de 2021", "es-ES", "2021-02-03T00:00:00.000Z"),
      ("3 марта 2024", "ru-RU", "2024-03-03T00:00:00.000Z"),
      ("2024年3月5日", "ja-JP", "2024-03-05T00:00:00.000Z"),
      ("2024年3月", "ja-JP", "2024-03-01T00:00:00.000Z"),
      ("2024-03-31", "de-DE", "2024-03-31T00:00:00.000Z"),
      ("12/25/2021", "de-DE", "2021-12-25T00:00:00.000Z"),
      ("25/12/2021", nil, "2021-12-25T00:00:00.000Z"),
      ("25.12.2021", nil, "2021-12-25T00:00:00.000Z"),
      ("March 3, 2024", "en-US", "2024-03-03T00:00:00.000Z"),
      // No dates, or none whose order is known.
      ("03.04.2021", nil, nil), ("25.12.21", nil, nil), ("30.2.2024", "de-DE", nil),
      ("3. Foo 2024", "de-DE", nil), ("Mai 10", "de-DE", nil), ("3.13.2024", "de-DE", nil),
      ("25.12.2021 25:00", "de-DE", nil), ("1.2.3.2024", "de-DE", nil),
      ("Mai Juni 2024", "de-DE", nil),
    ] as [(String, String?, String?)])
  func datesAreReadInTheLanguageOfTheScene(text: String, locale: String?, expected: String?) throws
  {
    let table = try read("d;t\n\"\(text)\";x\n", locale: locale).table
    #expect(meanings(table, "d") == [expected ?? "'\(text)'"])
    #expect(table.column("d")?.map(\.asText) == [text])
    // Values of JSON are read where a channel asks for dates.
    var values = try Rows.table("[{d: '\(text)'}]")
    values.readDates(of: "d", Self.habits(locale))
    if let expected, locale != nil { #expect(meanings(values, "d") == [expected]) }
  }

  @Test func theOrderOfDaysAndMonthsIsThatOfTheWholeColumn() throws {
    #expect(
      meanings(try read("d\n03/04/2021\n04/25/2021\n", locale: "en-GB").table, "d")
        == ["2021-03-04T00:00:00.000Z", "2021-04-25T00:00:00.000Z"])
    var values = try Rows.table("[{d: '03/04/2021'}, {d: '04/25/2021'}]")
    values.readDates(of: "d", Self.habits("en-GB"))
    #expect(
      meanings(values, "d") == ["2021-03-04T00:00:00.000Z", "2021-04-25T00:00:00.000Z"])
    let found = try read("d\n03/04/2021\n25/04/2021\n")
    #expect(
      meanings(found.table, "d") == ["2021-04-03T00:00:00.000Z", "2021-04-25T00:00:00.000Z"])
    #expect(found.notes == ["the day first in \"d\""])
  }

  @Test(
    arguments: [
      ("03/04/2021\n05/06/2021", nil, 1), ("03/04/2021", "en-US", 0), ("04/04/2021", nil, 0),
      ("03/04/2021\n04/25/2021", nil, 0), ("2021-03-04", nil, 0), ("\"March 4, 2021\"", nil, 0),
    ] as [(String, String?, Int)])
  func datesOfOpenOrderAreWarnedOf(rows: String, locale: String?, count: Int) throws {
    let warnings = try read("d\n\(rows)\n", locale: locale).warnings
    #expect(warnings.count == count)
    #expect(warnings.allSatisfy { $0.message.contains("the month is taken") })
  }

  private static let words = "Stück,Größe\nÜ,1\n"
  private static func utf16(_ text: String, isBig: Bool, mark: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBig ? bytes : bytes.reversed()
    }
  }
  private static let latin = words.unicodeScalars.map { UInt8($0.value) }

  @Test(
    arguments: [
      (Array(words.utf8), "{}", nil, 0),
      ([0xEF, 0xBB, 0xBF] + Array(words.utf8), "{}", nil, 0),
      ([0xEF, 0xBB, 0xBF] + Array(words.utf8), "{encoding: 'latin1'}", nil, 0),
      (latin, "{}", "Windows-1252", 1),
      (latin, "{encoding: 'latin1'}", nil, 0),
      (latin, "{encoding: 'windows-1252'}", nil, 0),
      (utf16(words, isBig: false, mark: true), "{}", "UTF-16", 0),
      (utf16(words, isBig: true, mark: true), "{}", "UTF-16", 0),
      (utf16(words, isBig: false, mark: true), "{encoding: 'utf-16'}", nil, 0),
      (utf16(words, isBig: false, mark: false), "{encoding: 'utf-16'}", nil, 0),
      (utf16(words, isBig: true, mark: false), "{encoding: 'utf-16'}", nil, 0),
      (Array(words.utf8), "{encoding: 'utf-8'}", nil, 0),
    ] as [([UInt8], String, String?, Int)])
  func bytesAreReadInTheirEncoding(
    bytes: [UInt8], format: String, name: String?, warnings: Int
  ) throws {
    let reading = try read(bytes, format)
    #expect(Rows.lines(reading.table) == ["{Stück:Ü,Größe:1}"])
    #expect(reading.encoding == name)
    #expect(reading.warnings.count == warnings)
  }

  @Test func charactersOfWindows1252AreThoseOfTheEuro() throws {
    let reading = try read([0x61, 0x0A, 0x80, 0x96, 0xE9, 0x0A], "{encoding: 'windows-1252'}")
    #expect(reading.table.column("a") == [.string("€–é")])
  }

  @Test(
    arguments: [
      (Array("a,ü\n".utf8) + [0xFC], "{encoding: 'utf-8'}", 2, 1, "this byte is not UTF-8"),
      ([0xEF, 0xBB, 0xBF, 0x61, 0xFC], "{}", 1, 2, "this byte is not UTF-8"),
      ([0xFF, 0xFE, 0x61], "{}", 1, 3, "this UTF-16 text ends within a character"),
      (
        [0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00, 0x00, 0xD8], "{}", 2, 1,
        "half of a character of UTF-16"
      ),
      ([0x61, 0x00, 0x0A, 0x00], "{}", 1, 1, "every other byte is zero, as in UTF-16"),
      ([0x00, 0x61, 0x00, 0x0A], "{}", 1, 1, "every other byte is zero, as in UTF-16"),
      ([0x5B, 0xFC, 0x5D], "{type: 'json'}", 1, 2, "this byte is not UTF-8"),
    ] as [([UInt8], String, Int, Int, String)])
  func bytesThatMeanNothingAreRefused(
    bytes: [UInt8], format: String, line: Int, column: Int, message: String
  ) throws {
    let error = #expect(throws: DiagnosticError.self) { try read(bytes, format) }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(diagnostic.message.contains(message))
    #expect(diagnostic.kind == .file)
    #expect(diagnostic.location?.position == SourcePosition(line: line, column: column))
  }

  @Test(arguments: [
    ("{decimal: ';'}", "`decimal` must be \".\" or \",\"; found \";\""),
    ("{thousands: '12'}", "`thousands` must be one character that is no digit, or empty"),
    ("{thousands: '1'}", "`thousands` must be one character that is no digit, or empty"),
    ("{decimal: ',', thousands: ','}", "`thousands` and `decimal` must differ"),
    (
      "{type: 'json', decimal: ','}",
      "`decimal` is for csv, tsv and dsv; numbers of JSON have a point"
    ),
    ("{encoding: 'utf8'}", "no encoding `utf8`; did you mean `utf-8`?"),
    ("{delimiter: ''}", "`delimiter` must be one character, and no quote or line end"),
  ])
  func formatsThatMeanNothingAreRefused(format: String, message: String) throws {
    let error = #expect(throws: DiagnosticError.self) { try read("a\n1\n", format) }
    #expect(error?.diagnostics.map(\.message) == [message])
  }

  @Test func aStatedDelimiterMakesATextDelimited() throws {
    #expect(
      Rows.lines(try read("a;b\n1;2\n", "{delimiter: ';'}", file: "rows.txt").table)
        == ["{a:1,b:2}"])
  }

  @Test func whatWasFoundOutIsOneSentence() throws {
    let latin = "k;Größe\nx;1,5\n".unicodeScalars.map { UInt8($0.value) }
    #expect(
      try read(latin).note(of: "rows.csv")
        == "read rows.csv as Windows-1252, with ';' between cells and ',' as the decimal mark in \"Größe\""
    )
    #expect(try read("k\nü\n").note(of: "rows.csv") == nil)
  }

  /// Whatever the style, a number that is written in it reads back, and no text changes.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func writtenNumbersReadBack(seed: UInt64) throws {
    var stream = SeededNumbers(seed: seed)
    let styles = [(",", "."), (",", " "), (".", ","), (".", "'"), (",", "\u{202F}")]
    let (decimal, mark) = styles[stream.index(below: styles.count)]
    let values =
      (0..<20).map { _ in Double(stream.index(below: 100_000_000)) / 100 } + [1_234_567.89]
    let texts = values.map { value -> String in
      let cents = Int((value * 100).rounded())
      var whole = String(cents / 100)
      var place = whole.count - 3
      while place > 0 {
        whole.insert(contentsOf: mark, at: whole.index(whole.startIndex, offsetBy: place))
        place -= 3
      }
      let rest = String(cents % 100 + 100).dropFirst()
      return "\(whole)\(decimal)\(rest)"
    }
    let table = try read("n;t\n" + texts.map { "\($0);x\n" }.joined()).table
    #expect(table.column("n")?.map(\.meaning) == values.map { .number($0) }, "\(texts)")
    #expect(table.column("n")?.map(\.asText) == texts)
  }
}
