/// Letters with their accents as one character, for the letters that keyboards and names have.
///
/// A synthesizer reads `é` as a letter, and `e` with U+0301 often as a letter and a sign.
package enum Composition {
  /// The text with accents composed with the letter before them where there is such a character.
  package static func composed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { (0x0300...0x0328).contains($0.value) }) else {
      return text
    }
    var result: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if let last = result.last, let whole = pairs[Pair(letter: last, mark: scalar)] {
        result[result.count - 1] = whole
      } else {
        result.append(scalar)
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: result)
    return String(view)
  }

  private struct Pair: Hashable {
    let letter: Unicode.Scalar
    let mark: Unicode.Scalar
  }

  /// Each mark, and the letters it goes with, each before its composed form.
  private static let table: [(mark: Unicode.Scalar, letters: String)] = [
    ("\u{0300}", "AÀEÈIÌNǸOÒUÙWẀYỲaàeèiìnǹoòuùwẁyỳÂẦÊỀÔỒâầêềôồĂẰăằƠỜơờƯỪưừÜǛüǜЕЀеѐИЍиѝ"),
    ("\u{0301}", "AÁCĆEÉGǴIÍKḰLĹMḾNŃOÓPṔRŔSŚUÚWẂYÝZŹaácćeégǵiíkḱlĺmḿnńoópṕrŕsśuúwẃyýzź"),
    ("\u{0301}", "ÂẤÊẾÔỐâấêếôốĂẮăắƠỚơớƯỨưứÜǗüǘÆǼæǽØǾøǿΑΆΕΈΗΉΙΊΟΌΥΎΩΏαάεέηήιίοόυύωώϊΐϋΰГЃгѓКЌкќ"),
    ("\u{0302}", "AÂCĈEÊGĜHĤIÎJĴOÔSŜUÛWŴYŶZẐaâcĉeêgĝhĥiîjĵoôsŝuûwŵyŷzẑẠẬạậẸỆẹệỌỘọộ"),
    ("\u{0303}", "AÃEẼIĨNÑOÕUŨVṼYỸaãeẽiĩnñoõuũvṽyỹÂẪÊỄÔỖâẫêễôỗĂẴăẵƠỠơỡƯỮưữ"),
    ("\u{0304}", "AĀEĒGḠIĪOŌUŪYȲaāeēgḡiīoōuūyȳÜǕüǖИӢиӣУӮуӯ"),
    ("\u{0306}", "AĂEĔGĞIĬOŎUŬaăeĕgğiĭoŏuŭИЙийУЎуўЖӁжӂẠẶạặ"),
    ("\u{0307}", "AȦBḂCĊDḊEĖFḞGĠHḢIİMṀNṄOȮPṖRṘSṠTṪWẆXẊYẎZŻaȧbḃcċdḋeėfḟgġhḣmṁnṅoȯpṗrṙsṡtṫwẇxẋyẏzż"),
    ("\u{0308}", "AÄEËHḦIÏOÖUÜWẄXẌYŸaäeëhḧiïoötẗuüwẅxẍyÿΙΪιϊΥΫυϋЕЁеёІЇії"),
    ("\u{0309}", "AẢEẺIỈOỎUỦYỶaảeẻiỉoỏuủyỷÂẨÊỂÔỔâẩêểôổĂẲăẳƠỞơởƯỬưử"),
    ("\u{030A}", "AÅUŮaåuůwẘyẙ"),
    ("\u{030B}", "OŐUŰoőuű"),
    ("\u{030C}", "AǍCČDĎEĚGǦHȞIǏKǨLĽNŇOǑRŘSŠTŤUǓZŽaǎcčdďeěgǧhȟiǐjǰkǩlľnňoǒrřsštťuǔzžÜǙüǚ"),
    ("\u{031B}", "OƠUƯoơuư"),
    (
      "\u{0323}",
      "AẠBḄDḌEẸHḤIỊKḲLḶMṂNṆOỌRṚSṢTṬUỤVṾWẈYỴZẒaạbḅdḍeẹhḥiịkḳlḷmṃnṇoọrṛsṣtṭuụvṿwẉyỵzẓƠỢơợƯỰưự"
    ),
    ("\u{0326}", "SȘTȚsștț"),
    ("\u{0327}", "CÇDḐEȨGĢHḨKĶLĻNŅRŖSŞTŢcçdḑeȩgģhḩkķlļnņrŗsştţ"),
    ("\u{0328}", "AĄEĘIĮOǪUŲaąeęiįoǫuų"),
  ]

  private static let pairs: [Pair: Unicode.Scalar] = {
    var pairs: [Pair: Unicode.Scalar] = [:]
    for (mark, letters) in table {
      var letter: Unicode.Scalar?
      for scalar in letters.unicodeScalars {
        if let first = letter {
          pairs[Pair(letter: first, mark: mark)] = scalar
          letter = nil
        } else {
          letter = scalar
        }
      }
    }
    return pairs
  }()
}
