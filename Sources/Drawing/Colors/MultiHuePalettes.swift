/// The colours of Vega's schemes from light to dark, or dark to light, through several hues.
enum MultiHuePalettes {
  /// Six hexadecimal digits a colour, in the order of the scheme.
  static let table: [(name: String, colors: String)] = [
    (
      "turbo",
      "23171b32204a3e2a71453493493eae4b49c54a53d7485ee44569ee4074f53c7ff8378af9"
        + "3295f72e9ff42ba9ef28b3e926bce125c5d925cdcf27d5c629dcbc2de3b232e9a738ee9d"
        + "3ff39347f68950f9805afc7765fd6e70fe667cfd5e88fc5795fb51a1f84badf545b9f140"
        + "c5ec3cd0e637dae034e4d931ecd12ef4c92bfac029ffb626ffad24ffa223ff9821ff8d1f"
        + "ff821dff771cfd6c1af76118f05616e84b14df4111d5380fcb2f0dc0260ab61f07ac1805"
        + "a313029b0f00950c00910b00"
    ),
    (
      "viridis",
      "440154470e61481a6c482575472f7d443a834144873d4e8a39568c35608d31688e2d708e"
        + "2a788e27818e23888e21918d1f988b1fa08822a8842ab07f35b77943bf7154c56866cc5d"
        + "7ad1518fd744a5db36bcdf27d2e21be9e51afde725"
    ),
    (
      "inferno",
      "0000040403130c0826170c3b240c4f330a5f420a68500d6c5d126e6b176e781c6d86216b"
        + "932667a12b62ae305cbb3755c73e4cd24644dd513ae65c30ed6925f3771af8850ffb9506"
        + "fca50afcb519fac62df6d645f2e661f3f484fcffa4"
    ),
    (
      "magma",
      "0000040404130b0924150e3720114b2c11603b0f704a107957157e651a80721f817f2482"
        + "8c29819a2e80a8327db6377ac43c75d1426fde4968e95462f1605df76f5cfa7f5efc8f65"
        + "fe9f6dfeaf78febf84fece91fddea0fcedaffcfdbf"
    ),
    (
      "plasma",
      "0d088723069033059742039d5002a25d01a66a00a87801a88405a7900da49c179ea72198"
        + "b12a90ba3488c33d80cb4779d35171da5a69e16462e76e5bed7953f2834cf68f44fa9a3d"
        + "fca636fdb32ffec029fcce25f9dc24f5ea27f0f921"
    ),
    (
      "cividis",
      "00205100235800265d002961012b65042e670831690d346b11366c16396d1c3c6e213f6e"
        + "26426e2c456e31476e374a6e3c4d6e42506e47536d4c566d51586e555b6e5a5e6e5e616e"
        + "62646f66676f6a6a706e6d717270717573727976737c79747f7c75827f75868276898577"
        + "8c8877908b78938e789691789a94789e9778a19b78a59e77a9a177aea575b2a874b6ab73"
        + "bbaf71c0b26fc5b66dc9b96acebd68d3c065d8c462ddc85fe2cb5ce7cf58ebd355f0d652"
        + "f3da4ff7de4cfae249fce647"
    ),
    (
      "bluegreen",
      "d5efedc1e8e0a7ddd18bd2be70c6a958ba9144ad77319c5d2089460e7736036429"
    ),
    (
      "bluepurple",
      "ccddecbad0e4a8c2dd9ab0d4919cc98d85be8b6db28a55a6873c99822287730f71"
    ),
    (
      "goldgreen",
      "f4d166d5ca60b6c35c98bb597cb25760a6564b9c533f8f4f33834a257740146c36"
    ),
    (
      "goldorange",
      "f4d166f8be5cf8aa4cf5983bf3852aef701be2621fd65322c54923b142239e3a26"
    ),
    (
      "goldred",
      "f4d166f6be59f9aa51fc964ef6834bee734ae56249db5247cf4244c43141b71d3e"
    ),
    (
      "greenblue",
      "d3eecec5e8c3b1e1bb9bd8bb82cec269c2ca51b2cd3c9fc7288abd1675b10b60a1"
    ),
    (
      "orangered",
      "fddcaffdcf9bfdc18afdad77fb9562f67d53ee6545e24932d32d1ebf130da70403"
    ),
    (
      "purplebluegreen",
      "dbd8eac8cee4b0c3de93b7d872acd1549fc83892bb1c88a3097f8702736b016353"
    ),
    (
      "purpleblue",
      "dbdaebc8cee4b1c3de97b7d87bacd15b9fc93a90c01e7fb70b70ab056199045281"
    ),
    (
      "purplered",
      "dcc9e2d3b3d7ce9eccd186c0da6bb2e14da0e23189d91e6fc61159ab07498f023a"
    ),
    (
      "redpurple",
      "fccfccfcbec0faa9b8f98faff571a5ec539ddb3695c41b8aa908808d0179700174"
    ),
    (
      "yellowgreenblue",
      "eff9bddbf1b4bde5b594d5b969c5be45b4c22c9ec02182b82163aa23479c1c3185"
    ),
    (
      "yellowgreen",
      "e4f4acd1eca0b9e2949ed68880c97c62bb6e47aa5e3297502083440e723b036034"
    ),
    (
      "yelloworangebrown",
      "feeaa1fedd84fecc63feb746fca031f68921eb7215db5e0bc54c05ab3d038f3204"
    ),
    (
      "yelloworangered",
      "fee087fed16ffebd59fea849fd903efc7335f9522bee3423de1b20ca0b22af0225"
    ),
    (
      "darkblue",
      "3232322d46681a5c930074af008cbf05a7ce25c0dd38daed50f3faffffff"
    ),
    (
      "darkgold",
      "3c3c3c584b37725e348c7631ae8b2bcfa424ecc31ef9de30fff184ffffff"
    ),
    (
      "darkgreen",
      "3a3a3a215748006f4d048942489e4276b340a6c63dd2d836ffeb2cffffaa"
    ),
    (
      "darkmulti",
      "3737371f5287197d8c29a86995ce3fffe800ffffff"
    ),
    (
      "darkred",
      "3434347036339e3c38cc4037e75d1eec8620eeab29f0ce32ffeb2c"
    ),
    (
      "lightgreyred",
      "efe9e6e1dad7d5cbc8c8bdb9bbaea9cd967ddc7b43e15f19df4011dc000b"
    ),
    (
      "lightgreyteal",
      "e4eaead6dcddc8ced2b7c2c7a6b4bc64b0bf22a6c32295c11f85be1876bc"
    ),
    (
      "lightmulti",
      "e0f1f2c4e9d0b0de9fd0e181f6e072f6c053f3993ef77440ef4a3c"
    ),
    (
      "lightorange",
      "f2e7daf7d5baf9c499fab184fa9c73f68967ef7860e8645bde515bd43d5b"
    ),
    (
      "lighttealblue",
      "e3e9e0c0dccf9aceca7abfc859afc0389fb9328dad2f7ca0276b95255988"
    ),
  ]
}
