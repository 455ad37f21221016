/// What Vega computes, by the function that it is about: an expression and its value.
///
/// The row is `{n: 3, s: 'abc', d: '2020-03-04', z: null}`, the zone UTC. A value that JSON has no word for is an
/// object: `{"number": "NaN"}`, `{"date": milliseconds}`. What is undefined is null.
enum ExpressionValues {
  // swift-format-ignore
  static let json = #"""
    {
      "abs": {
        "abs(-2)": 2,
        "abs(null)": 0,
        "abs('x')": {"number": "NaN"},
        "abs('-3')": 3,
        "abs(true)": 1
      },
      "acos": {
        "acos(0.5)": 1.0471975511965979,
        "acos(2)": {"number": "NaN"}
      },
      "asin": {
        "asin(1)": 1.5707963267948966
      },
      "atan": {
        "atan(1)": 0.7853981633974483
      },
      "atan2": {
        "atan2(1,2)": 0.4636476090008061
      },
      "atob": {
        "atob('aGVsbG8=')": "hello",
        "atob('')": "",
        "atob('aGk')": "hi",
        "atob('/w==')": "\u00ff"
      },
      "btoa": {
        "btoa('hello')": "aGVsbG8=",
        "btoa('')": "",
        "btoa(5)": "NQ==",
        "btoa(null)": "bnVsbA==",
        "btoa('\u00ff')": "/w=="
      },
      "ceil": {
        "ceil(1.2)": 2,
        "ceil(-1.2)": -1,
        "ceil('1.5')": 2,
        "ceil(null)": 0
      },
      "clamp": {
        "clamp(5,0,3)": 3,
        "clamp(-5,0,3)": 0,
        "clamp(1,3,0)": 3,
        "clamp(5,3,0)": 3,
        "clamp(NaN,0,1)": {"number": "NaN"},
        "clamp(null,1,2)": 1,
        "clamp('2',0,1)": 1
      },
      "clampRange": {
        "clampRange([0,5],2,10)": [2, 7],
        "clampRange([0,20],2,10)": [2, 10],
        "clampRange([5,0],2,10)": [2, 7],
        "clampRange([8,12],2,10)": [6, 10],
        "clampRange([12,8],2,10)": [6, 10]
      },
      "contrast": {
        "contrast('white','black')": 21,
        "contrast('red','white')": 3.9984767707539985,
        "contrast('red','red')": 1
      },
      "cos": {
        "cos(PI)": -1
      },
      "cumulativeLogNormal": {
        "cumulativeLogNormal(1)": 0.5,
        "cumulativeLogNormal(0)": 0,
        "cumulativeLogNormal(3,1,2)": 0.5196623384975168
      },
      "cumulativeNormal": {
        "cumulativeNormal(0)": 0.5,
        "cumulativeNormal(1,0,1)": 0.841344746068543,
        "cumulativeNormal(-2,1,0.5)": 9.865876455655983e-10,
        "cumulativeNormal(50)": 1,
        "cumulativeNormal(-38)": 0,
        "cumulativeNormal(null)": 0.5,
        "cumulativeNormal(0,0,0)": {"number": "NaN"}
      },
      "cumulativeUniform": {
        "cumulativeUniform(0.25)": 0.25,
        "cumulativeUniform(-1)": 0,
        "cumulativeUniform(2)": 1,
        "cumulativeUniform(3,2,6)": 0.25,
        "cumulativeUniform(3,6)": 0.5
      },
      "date": {
        "date(datetime(2020,5,6))": 6
      },
      "datetime": {
        "datetime(2020,0,15)": {"date": 1579046400000},
        "datetime(2020,1)": {"date": 1580515200000},
        "datetime(2020,12,1)": {"date": 1609459200000},
        "datetime(2020,0,0)": {"date": 1577750400000},
        "datetime(99,0,1)": {"date": 915148800000},
        "datetime(2020,0,1,12,30,15,500)": {"date": 1577881815500},
        "datetime('2020-01-02')": {"date": 1577923200000},
        "datetime(0)": {"date": 0},
        "datetime('x')": {"date": null},
        "datetime(null)": {"date": 0},
        "datetime(2020,NaN)": {"date": null},
        "datetime(2020,0,1,25)": {"date": 1577926800000},
        "datetime(2020,'1','3')": {"date": 1580688000000},
        "datetime('2020','1')": {"date": 1580515200000},
        "datetime(2020,null,5)": {"date": 1578182400000},
        "datetime(1.5)": {"date": 1},
        "datetime(-1,0,1)": {"date": -62198755200000},
        "datetime(true)": {"date": 1}
      },
      "day": {
        "day(datetime(2020,5,6))": 6,
        "day(null)": 4
      },
      "dayAbbrevFormat": {
        "dayAbbrevFormat(3)": "Wed"
      },
      "dayFormat": {
        "dayFormat(0)": "Sunday",
        "dayFormat(6)": "Saturday",
        "dayFormat(7)": "Sunday",
        "dayFormat(null)": "Sunday",
        "dayFormat('x')": "",
        "dayFormat(13)": "Saturday",
        "dayFormat(-1)": "Saturday"
      },
      "dayofyear": {
        "dayofyear(datetime(2020,5,6))": 158,
        "dayofyear(datetime(2020,0,1))": 1,
        "dayofyear(null)": 1,
        "dayofyear('x')": {"number": "NaN"}
      },
      "densityLogNormal": {
        "densityLogNormal(1)": 0.3989422804014327,
        "densityLogNormal(0)": 0,
        "densityLogNormal(2,1,0.5)": 0.33046456598348395,
        "densityLogNormal(-1)": 0
      },
      "densityNormal": {
        "densityNormal(0)": 0.3989422804014327,
        "densityNormal(1,2,3)": 0.12579440923099772,
        "densityNormal(0,0)": 0.3989422804014327,
        "densityNormal('x')": {"number": "NaN"},
        "densityNormal(0,null,null)": 0.3989422804014327
      },
      "densityUniform": {
        "densityUniform(0.5)": 1,
        "densityUniform(2)": 0,
        "densityUniform(1)": 1,
        "densityUniform(0)": 1,
        "densityUniform(3,2,6)": 0.25,
        "densityUniform(1,4)": 0.25
      },
      "exp": {
        "exp(1)": 2.718281828459045,
        "exp(null)": 1
      },
      "extent": {
        "extent([3,1,2])": [1, 3],
        "extent([])": [null, null],
        "extent([null,2,NaN])": [2, 2],
        "extent(['b','a'])": ["a", "b"],
        "extent([1,'0'])": ["0", 1],
        "extent(['10','9'])": ["10", "9"],
        "extent('abc')": ["a", "c"],
        "extent(null)": [null, null]
      },
      "floor": {
        "floor(-1.5)": -2,
        "floor(null)": 0,
        "floor('x')": {"number": "NaN"}
      },
      "flush": {
        "flush([0,100],2,5,'l','r','c')": "l",
        "flush([0,100],98,5,'l','r','c')": "r",
        "flush([0,100],50,null,'l','r','c')": "c",
        "flush([0,100],2,0,'l','r','c')": "c",
        "flush([100,0],2,5,'l','r','c')": "l",
        "flush([0,100],2,null,'l','r','c')": "c",
        "flush([0,100],0,0,'l','r','c')": "l"
      },
      "format": {
        "format(1234.5,',.2f')": "1,234.50",
        "format(0.123,'.1%')": "12.3%",
        "format(null,'d')": "null",
        "format('12','d')": "12",
        "format('x','d')": "NaN",
        "format(NaN,'d')": "NaN",
        "format(1234,'')": "1234",
        "format(1e6,'s')": "1.00000M",
        "format(1e6,'~s')": "1M",
        "format(-5,'+d')": "\u22125",
        "format(5,'$.2f')": "$5.00",
        "format(255,'#x')": "0xff",
        "format(3.7,'d')": "4",
        "format(1e-7,'.2s')": "100n",
        "format(1/0,'d')": "\u221e",
        "format(-1/0,'.2f')": "\u2212Infinity",
        "format(1234567.891,',')": "1,234,567.891",
        "format(0,'.2e')": "0.00e+0",
        "format(true,'d')": "1",
        "format('','d')": "0",
        "format([5],'d')": "5",
        "format(42,'08.2f')": "00042.00",
        "format(42,'^10')": "    42    ",
        "format(42,'*>6')": "****42",
        "format(-42,'(')": "(42)",
        "format(65,'c')": "65",
        "format(5,'b')": "101",
        "format(-0.001,'.1f')": "0.0",
        "format(1.5,'.0f')": "2",
        "format(2.5,'.0f')": "3",
        "format(123456789,'.3g')": "1.23e+8",
        "format(0.00001234,'r')": "0.0000123400",
        "format(1e21,'d')": "1000000000000000000000",
        "format(1e21,',d')": "1,000,000,000,000,000,000,000",
        "format(datetime(5),'d')": "5"
      },
      "hcl": {
        "hcl('red').h": 40.85261277607024,
        "hcl('red').c": 106.83899941284552,
        "hcl('red').l": 54.29173376861782,
        "hcl(120,50,50)+''": "rgb(92, 130, 37)",
        "hcl('#888').h": {"number": "NaN"},
        "hcl('#888').c": 0,
        "hcl(rgb('red')).l": 54.29173376861782
      },
      "hours": {
        "hours(datetime(2020,5,6,7,8,9,10))": 7,
        "hours(true)": 0
      },
      "hsl": {
        "hsl('red').h": 0,
        "hsl('red').s": 1,
        "hsl('red').l": 0.5,
        "hsl(120,1,0.5)+''": "rgb(0, 255, 0)",
        "hsl('#888').h": {"number": "NaN"},
        "hsl(120,1,0.5,0.3)+''": "rgba(0, 255, 0, 0.3)",
        "hsl('#fff').s": {"number": "NaN"},
        "hsl('#fff').h": {"number": "NaN"},
        "hsl('#000').s": {"number": "NaN"}
      },
      "hypot": {
        "hypot()": 0,
        "hypot(3,4)": 5,
        "hypot(3)": 3,
        "hypot(3,NaN)": {"number": "NaN"},
        "hypot(1/0,NaN)": {"number": "Infinity"}
      },
      "if": {
        "if(1,2,3)": 2,
        "if('',2,3)": 3
      },
      "indexof": {
        "indexof('abcabc','b')": 1,
        "indexof('abc','z')": -1,
        "indexof('abcabc','b',2)": 4,
        "indexof('abc','')": 0,
        "indexof([1,2,1],1)": 0,
        "indexof([1,2,1],1,1)": 2,
        "indexof(['1'],1)": -1,
        "indexof([null],null)": 0,
        "indexof('a1',1)": 1,
        "indexof([1,2,1],1,-1)": 2,
        "indexof('abcabc','b',-1)": 1,
        "indexof([NaN],NaN)": -1
      },
      "inrange": {
        "inrange(5,[0,10])": true,
        "inrange(10,[0,10])": true,
        "inrange(10,[0,10],true,false)": false,
        "inrange(0,[0,10],false)": false,
        "inrange(0,[10,0])": true,
        "inrange(null,[0,10])": true,
        "inrange('5',[0,10])": true,
        "inrange(5,[3])": false,
        "inrange(5,[])": false,
        "inrange(5,[0,4,10])": true,
        "inrange('b',['a','c'])": true,
        "inrange(NaN,[0,1])": false,
        "inrange(10,[0,10],null,null)": false
      },
      "isArray": {
        "isArray([])": true,
        "isArray('a')": false,
        "isArray(null)": false
      },
      "isBoolean": {
        "isBoolean(true)": true,
        "isBoolean(0)": false,
        "isBoolean(null)": false
      },
      "isDate": {
        "isDate(datetime(2020,0,1))": true,
        "isDate('2020')": false,
        "isDate(0)": false
      },
      "isDefined": {
        "isDefined(datum.zz)": false,
        "isDefined(NaN)": true
      },
      "isFinite": {
        "isFinite(1)": true,
        "isFinite('1')": false,
        "isFinite(NaN)": false,
        "isFinite(1/0)": false,
        "isFinite(null)": false,
        "isFinite(datetime(2020,0,1))": false
      },
      "isNaN": {
        "isNaN(NaN)": true,
        "isNaN('x')": false,
        "isNaN(null)": false,
        "isNaN(datum.zz)": false,
        "isNaN(1)": false,
        "isNaN('1')": false
      },
      "isNumber": {
        "isNumber(NaN)": true,
        "isNumber('1')": false,
        "isNumber(null)": false,
        "isNumber(datetime(2020,0,1))": false
      },
      "isObject": {
        "isObject({})": true,
        "isObject([])": true,
        "isObject(null)": false,
        "isObject('a')": false,
        "isObject(datetime(2020,0,1))": true,
        "isObject(rgb('red'))": true
      },
      "isRegExp": {
        "isRegExp(/a/)": true,
        "isRegExp('a')": false
      },
      "isString": {
        "isString('')": true,
        "isString(1)": false,
        "isString(null)": false,
        "isString(rgb('red'))": false
      },
      "isValid": {
        "isValid(null)": false,
        "isValid(datum.zz)": false,
        "isValid(NaN)": false,
        "isValid('')": true,
        "isValid(0)": true
      },
      "join": {
        "join([1,2])": "1,2",
        "join([1,2],'-')": "1-2",
        "join([null,1,null])": ",1,",
        "join([])": "",
        "join(['a'],1)": "a",
        "join([1,2],null)": "1null2"
      },
      "lab": {
        "lab('red').l": 54.29173376861782,
        "lab('red').a": 80.8124553179771,
        "lab('red').b": 69.88504032350531,
        "lab(50,20,30)+''": "rgb(161, 105, 69)",
        "lab('#fff').l": 100,
        "lab('#fff').a": 0
      },
      "lastindexof": {
        "lastindexof('abcabc','b')": 4,
        "lastindexof('abcabc','b',3)": 1,
        "lastindexof([1,2,1],1)": 2,
        "lastindexof([1,2,1],1,1)": 0,
        "lastindexof('abc','')": 3,
        "lastindexof('abcabc','b',-1)": -1
      },
      "length": {
        "length([1,2])": 2,
        "length('abc')": 3,
        "length('')": 0,
        "length([])": 0,
        "length({length:3})": 3
      },
      "lerp": {
        "lerp([0,10],0.5)": 5,
        "lerp([0,10],2)": 20,
        "lerp([0,10],-1)": -10,
        "lerp([10,0],0.25)": 7.5,
        "lerp([5],0.5)": 5,
        "lerp([],0.5)": {"number": "NaN"},
        "lerp([0,5,10],0.5)": 5
      },
      "log": {
        "log(E)": 1,
        "log(0)": {"number": "-Infinity"},
        "log(-1)": {"number": "NaN"},
        "log(null)": {"number": "-Infinity"}
      },
      "lower": {
        "lower('Ab\u00c7')": "ab\u00e7",
        "lower(null)": "null",
        "lower(5)": "5",
        "lower('')": "",
        "lower(true)": "true",
        "lower([1,'A'])": "1,a"
      },
      "luminance": {
        "luminance('red')": 0.2126,
        "luminance('white')": 1,
        "luminance('steelblue')": 0.20562642207624857
      },
      "max": {
        "max()": {"number": "-Infinity"},
        "max(1,null,3)": 3,
        "max(1,'5')": 5,
        "max(1,'x')": {"number": "NaN"},
        "max(null)": 0,
        "max([1],2)": 2
      },
      "milliseconds": {
        "milliseconds(datetime(2020,5,6,7,8,9,10))": 10
      },
      "min": {
        "min()": {"number": "Infinity"},
        "min(3,null)": 0,
        "min([1,2])": {"number": "NaN"},
        "min([7])": 7
      },
      "minutes": {
        "minutes(datetime(2020,5,6,7,8,9,10))": 8
      },
      "month": {
        "month(datetime(2020,5,6))": 5,
        "month(null)": 0,
        "month('x')": {"number": "NaN"}
      },
      "monthAbbrevFormat": {
        "monthAbbrevFormat(4)": "May"
      },
      "monthFormat": {
        "monthFormat(0)": "January",
        "monthFormat(11)": "December",
        "monthFormat(12)": "January",
        "monthFormat(-1)": "December",
        "monthFormat(null)": "",
        "monthFormat('3')": "",
        "monthFormat(1.5)": "",
        "monthFormat('x')": ""
      },
      "operators": {
        "NaN": {"number": "NaN"},
        "E": 2.718281828459045,
        "LN10": 2.302585092994046,
        "LN2": 0.6931471805599453,
        "LOG10E": 0.4342944819032518,
        "LOG2E": 1.4426950408889634,
        "MAX_VALUE": 1.7976931348623157e+308,
        "MIN_VALUE": 5e-324,
        "PI": 3.141592653589793,
        "SQRT1_2": 0.7071067811865476,
        "SQRT2": 1.4142135623730951,
        "5 % 3": 2,
        "-5 % 3": -2,
        "5.5 % 2": 1.5,
        "5 % 0": {"number": "NaN"},
        "1/0": {"number": "Infinity"},
        "-1/0": {"number": "-Infinity"},
        "0/0": {"number": "NaN"},
        "'3'*'4'": 12,
        "'3'+4": "34",
        "3+null": 3,
        "null+'a'": "nulla",
        "true+true": 2,
        "[1]+[2]": "12",
        "{}+'a'": "[object Object]a",
        "datum.z+1": 1,
        "!''": true,
        "!'a'": false,
        "!0": true,
        "!null": true,
        "![]": false,
        "~7": -8,
        "~'3'": -4,
        "~NaN": -1,
        "-'3'": -3,
        "+'x'": {"number": "NaN"},
        "+''": 0,
        "+null": 0,
        "+[]": 0,
        "+{}": {"number": "NaN"},
        "+true": 1,
        "1<'2'": true,
        "'10'<'9'": true,
        "'a'<'b'": true,
        "null<1": true,
        "null>=0": true,
        "NaN<1": false,
        "null==0": false,
        "null==datum.zz": true,
        "datum.zz==0": false,
        "''==0": true,
        "'0'==0": true,
        "'a'==0": false,
        "true==1": true,
        "true=='1'": true,
        "[1]==1": true,
        "[1,2]=='1,2'": true,
        "NaN==NaN": false,
        "NaN!=NaN": true,
        "1===1": true,
        "'1'===1": false,
        "1&3": 1,
        "5|2": 7,
        "5^1": 4,
        "1<<3": 8,
        "-8>>1": -4,
        "-8>>>28": 15,
        "1<<33": 2,
        "2147483648|0": -2147483648,
        "3>2>1": false,
        "1?2:3": 2,
        "0||'a'": "a",
        "''||null": null,
        "1&&0": 0,
        "null&&1": null,
        "'abc'[1]": "b",
        "'abc'[5]": null,
        "'abc'.length": 3,
        "[1,2,3][1]": 2,
        "[1,2,3].length": 3,
        "[1,2,3][-1]": null,
        "{a:{b:2}}.a.b": 2,
        "{a:1}['b']": null,
        "datum.n": 3,
        "datum['s']": "abc",
        "datum['q']": null,
        "'a' in {a:1}": true
      },
      "pad": {
        "pad('a',5)": "a    ",
        "pad('a',5,'*')": "a****",
        "pad('a',5,'*','left')": "****a",
        "pad('a',4,'*','center')": "*a**",
        "pad('a',5,'ab')": "aabababab",
        "pad('a',5,'ab','left')": "ababababa",
        "pad('abc',2)": "abc",
        "pad('a',5,'')": "a    ",
        "pad('a',5,null)": "a    ",
        "pad('a',5,'*','x')": "a****",
        "pad(7,3,'0','left')": "007",
        "pad(null,6)": "null  ",
        "pad('a','4')": "a   ",
        "pad('a',4.5,'*')": "a***",
        "pad('a',NaN)": "a",
        "pad('a',6,'ab','center')": "ababaababab"
      },
      "parseFloat": {
        "parseFloat('3.5abc')": 3.5,
        "parseFloat('abc')": {"number": "NaN"},
        "parseFloat('')": {"number": "NaN"},
        "parseFloat(null)": {"number": "NaN"},
        "parseFloat('-1e3x')": -1000,
        "parseFloat('.5')": 0.5,
        "parseFloat('Infinity')": {"number": "Infinity"},
        "parseFloat('0x10')": 0,
        "parseFloat('1e')": 1,
        "parseFloat(5)": 5,
        "parseFloat('-')": {"number": "NaN"},
        "parseFloat('+4')": 4,
        "parseFloat('1,000')": 1
      },
      "parseInt": {
        "parseInt('42px')": 42,
        "parseInt('ff',16)": 255,
        "parseInt('0x1f')": 31,
        "parseInt('3.9')": 3,
        "parseInt('-7')": -7,
        "parseInt('z')": {"number": "NaN"},
        "parseInt('12',2)": 1,
        "parseInt('')": {"number": "NaN"},
        "parseInt('10',37)": {"number": "NaN"},
        "parseInt('077')": 77,
        "parseInt(null)": {"number": "NaN"}
      },
      "peek": {
        "peek([1,2])": 2,
        "peek([])": null,
        "peek('abc')": "c"
      },
      "pluck": {
        "pluck([{a:1},{a:2}],'a')": [1, 2],
        "pluck([{a:1},{b:2}],'a')": [1, null],
        "pluck([{a:{b:5}}],'a.b')": [5],
        "pluck([],'a')": []
      },
      "pow": {
        "pow(2,3)": 8,
        "pow(2,-1)": 0.5,
        "pow(0,0)": 1,
        "pow(1,NaN)": {"number": "NaN"},
        "pow(-8,1/3)": {"number": "NaN"},
        "pow(1,1/0)": {"number": "NaN"}
      },
      "quantileLogNormal": {
        "quantileLogNormal(0.5)": 1,
        "quantileLogNormal(0.9,1,0.5)": 5.159170355622593,
        "quantileLogNormal(0)": 0
      },
      "quantileNormal": {
        "quantileNormal(0.5)": 0,
        "quantileNormal(0.975)": 1.959963984540054,
        "quantileNormal(0)": {"number": "-Infinity"},
        "quantileNormal(1)": {"number": "Infinity"},
        "quantileNormal(2)": {"number": "NaN"},
        "quantileNormal(0.1,5,2)": 2.436896868910799,
        "quantileNormal(-1)": {"number": "NaN"}
      },
      "quantileUniform": {
        "quantileUniform(0.25)": 0.25,
        "quantileUniform(-1)": {"number": "NaN"},
        "quantileUniform(2)": {"number": "NaN"},
        "quantileUniform(0.5,2,6)": 4,
        "quantileUniform(0.5,4)": 2
      },
      "quarter": {
        "quarter(datetime(2020,5,6))": 2,
        "quarter(null)": 1
      },
      "random": {
        "random()>=0": true,
        "random()<1": true
      },
      "replace": {
        "replace('abcabc','b','x')": "axcabc",
        "replace('abcabc',/b/,'x')": "axcabc",
        "replace('abcabc',/b/g,'x')": "axcaxc",
        "replace('abc',/(b)/,'[$1]')": "a[b]c",
        "replace('abc','b','$&$&')": "abbc",
        "replace('abc','z','x')": "abc",
        "replace('abc','','x')": "xabc",
        "replace('abc','b',null)": "anullc",
        "replace('a.b','.','-')": "a-b",
        "replace('abc',/(?<k>b)/,'<$<k>>')": "a<b>c",
        "replace('abc','b','$$')": "a$c",
        "replace('abc','b',\"$`\")": "aac",
        "replace('abc','b',\"$'\")": "acc",
        "replace('abc',/(b)/,'$2')": "a$2c",
        "replace('abc',/(b)/,'$01')": "abc",
        "replace('aBc',/b/i,'-')": "a-c",
        "replace('abc',/(a)(b)/,'$2$1')": "bac"
      },
      "reverse": {
        "reverse([1,2,3])": [3, 2, 1],
        "reverse([])": []
      },
      "rgb": {
        "rgb('steelblue')+''": "rgb(70, 130, 180)",
        "rgb(255,0,0)+''": "rgb(255, 0, 0)",
        "rgb(255,0,0,0.5)+''": "rgba(255, 0, 0, 0.5)",
        "rgb('red').r": 255,
        "rgb('red').opacity": 1,
        "rgb(300,-5,0)+''": "rgb(255, 0, 0)",
        "rgb(1.6,2.4,0)+''": "rgb(2, 2, 0)",
        "rgb('#abcd').opacity": 0.8666666666666667,
        "rgb('rgba(1,2,3,0.4)').opacity": 0.4,
        "rgb('transparent').opacity": 0,
        "rgb(hsl('red'))+''": "rgb(255, 0, 0)"
      },
      "round": {
        "round(1.5)": 2,
        "round(-1.5)": -1,
        "round(-0.2)": -0.0,
        "round(2.5)": 3,
        "round(0.49999999999999994)": 0,
        "round('2.5')": 3
      },
      "sampleLogNormal": {
        "sampleLogNormal(0,0)": 1
      },
      "sampleNormal": {
        "sampleNormal(4,0)": 4
      },
      "sampleUniform": {
        "sampleUniform(3,3)": 3,
        "sampleUniform()>=0": true
      },
      "seconds": {
        "seconds(datetime(2020,5,6,7,8,9,10))": 9
      },
      "sequence": {
        "sequence(3)": [0, 1, 2],
        "sequence(0)": [],
        "sequence(-1)": [],
        "sequence(1,4)": [1, 2, 3],
        "sequence(0,1,0.25)": [0, 0.25, 0.5, 0.75],
        "sequence(4,1,-1)": [4, 3, 2],
        "sequence(1,4,0)": [],
        "sequence(2.5)": [0, 1, 2],
        "sequence('3')": [0, 1, 2],
        "sequence(null)": [],
        "sequence(NaN)": [],
        "sequence(0,10,3)": [0, 3, 6, 9]
      },
      "sin": {
        "sin(1)": 0.8414709848078965,
        "sin('1')": 0.8414709848078965
      },
      "slice": {
        "slice([1,2,3],1)": [2, 3],
        "slice([1,2,3],-2)": [2, 3],
        "slice([1,2,3],0,-1)": [1, 2],
        "slice([1,2,3],2,1)": [],
        "slice('abcdef',2,4)": "cd",
        "slice('abc',-2)": "bc",
        "slice('abc',null,2)": "ab",
        "slice('abc',1,null)": "",
        "slice('abc','1')": "bc",
        "slice('abc',NaN)": "abc",
        "slice('abc',1.7)": "bc",
        "slice('abc')": "abc",
        "slice('abc',5)": ""
      },
      "sort": {
        "sort([3,1,2])": [1, 2, 3],
        "sort(['b','a'])": ["a", "b"],
        "sort([10,9,1])": [1, 9, 10],
        "sort([null,1,0])": [null, 0, 1],
        "sort(['10',9,1])": [1, 9, "10"],
        "sort([true,false])": [false, true],
        "sort([NaN,2,1])": [null, 1, 2],
        "sort([[2],[1]])": [[1], [2]]
      },
      "span": {
        "span([2,7])": 5,
        "span([5,1])": -4,
        "span([])": 0,
        "span([3])": 0,
        "span(['2','5'])": 3,
        "span(null)": 0,
        "span([1,2,9])": 8
      },
      "split": {
        "split('a,b,c',',')": ["a", "b", "c"],
        "split('a,b,c',',',2)": ["a", "b"],
        "split('abc','')": ["a", "b", "c"],
        "split('','')": [],
        "split('',',')": [""],
        "split('a1b22c',/\\d+/)": ["a", "b", "c"],
        "split('abc','z')": ["abc"],
        "split('a,b',null)": ["a,b"],
        "split('a,b,c',',',0)": [],
        "split('a,b,c',',',-1)": ["a", "b", "c"],
        "split('a1b',/(\\d)/)": ["a", "1", "b"],
        "split('a,b',',',null)": [],
        "split(1.5,'.')": ["1", "5"],
        "split('abc',/(?:)/)": ["a", "b", "c"]
      },
      "sqrt": {
        "sqrt(2)": 1.4142135623730951,
        "sqrt(-1)": {"number": "NaN"}
      },
      "substring": {
        "substring('abcdef',1,3)": "bc",
        "substring('abcdef',3,1)": "bc",
        "substring('abcdef',2)": "cdef",
        "substring('abcdef',-3,2)": "ab",
        "substring('abcdef',NaN,2)": "ab",
        "substring('abc',1,null)": "a",
        "substring('abc',0,99)": "abc",
        "substring(12345,1,3)": "23",
        "substring('abc')": "abc",
        "substring(null,1,3)": "ul"
      },
      "tan": {
        "tan(1)": 1.5574077246549023
      },
      "test": {
        "test(regexp('b'),'abc')": true,
        "test(/b/,'abc')": true,
        "test(/^b/,'abc')": false,
        "test(regexp('B','i'),'abc')": true,
        "test('b','abc')": true,
        "test(/1/,123)": true,
        "test(/null/,null)": true,
        "test(/./,'')": false,
        "test(/a/)": false,
        "test(/b/g,'b')": true
      },
      "time": {
        "time(datetime(5))": 5,
        "time('2020-01-01')": 1577836800000.0,
        "time(5)": 5,
        "time(null)": 0,
        "time('x')": {"number": "NaN"}
      },
      "timeFormat": {
        "timeFormat(datetime(2020,0,5),'%Y-%m-%d')": "2020-01-05",
        "timeFormat(datetime(2020,0,5))": "Jan 05",
        "timeFormat(datetime(2020,0,5,3))": "03 AM",
        "timeFormat(datetime(2020,0,1))": "2020",
        "timeFormat(datetime(2020,2,1))": "March",
        "timeFormat(null,'%Y')": "null",
        "timeFormat(0,'%a %A %b %B %d %e %f %H %I %j %L %m %M %p %q %Q %s %S %u %U %V %w %W %x %X %y %Y %Z %%')": "Thu Thursday Jan January 01  1 000000 00 12 001 000 01 00 AM 1 0 0 00 4 00 01 4 00 1/1/1970 12:00:00 AM 70 1970 +0000 %",
        "timeFormat(datetime(2020,0,5,3,4,5,6),'%c')": "1/5/2020, 3:04:05 AM",
        "timeFormat(0,'')": "",
        "timeFormat(0,null)": "1970",
        "timeFormat(0,'%g %G')": "70 1970",
        "timeFormat(0,'%-d %_d %0e')": "1  1 01",
        "timeFormat(datetime(12345,0,1),'%Y')": "2345",
        "timeFormat(datetime(-5,0,1),'%Y')": "-0005",
        "timeFormat(true,'%Y')": "1970",
        "timeFormat(datetime(2020,0,5),{year:'%Y!'})": "Jan 05",
        "timeFormat(datetime(2020,0,1),{year:'%Y!'})": "2020!"
      },
      "timeOffset": {
        "timeOffset('day',datetime(2020,0,31))": {"date": 1580515200000},
        "timeOffset('month',datetime(2020,0,31),1)": {"date": 1583107200000},
        "timeOffset('year',datetime(2020,1,29),-1)": {"date": 1551398400000},
        "timeOffset('week',datetime(2020,0,1),2)": {"date": 1579046400000},
        "timeOffset('quarter',datetime(2020,0,1),1)": {"date": 1585699200000},
        "timeOffset('hours',datetime(2020,0,1),1.5)": {"date": 1577840400000},
        "timeOffset('day',datetime(2020,0,1),null)": {"date": 1577923200000},
        "timeOffset('day',null,1)": {"date": 86400000},
        "timeOffset('date',datetime(2020,0,1),3)": {"date": 1578096000000},
        "timeOffset('dayofyear',datetime(2020,0,1),3)": {"date": 1578096000000},
        "timeOffset('minutes',0,-5)": {"date": -300000},
        "timeOffset('seconds',0,5)": {"date": 5000},
        "timeOffset('milliseconds',0,5)": {"date": 5},
        "timeOffset('day',datetime(2020,0,1),'2')": {"date": 1578009600000},
        "timeOffset('day',datetime(2020,0,1),0)": {"date": 1577836800000}
      },
      "timeParse": {
        "timeParse('2020-01-05','%Y-%m-%d')": {"date": 1578182400000},
        "timeParse('x','%Y')": null,
        "timeParse('','%Y')": null,
        "timeParse(2020,'%Y')": {"date": 1577836800000},
        "timeParse('2020-01-05 x','%Y-%m-%d')": null,
        "timeParse('2020-13-05','%Y-%m-%d')": {"date": 1609804800000},
        "timeParse('2020-01-05','')": null,
        "timeParse(datum.zz,'%Y')": null
      },
      "timeSequence": {
        "timeSequence('day',datetime(2020,0,1),datetime(2020,0,4))": ["2020-01-01T00:00:00.000Z", "2020-01-02T00:00:00.000Z", "2020-01-03T00:00:00.000Z"],
        "timeSequence('month',datetime(2020,0,15),datetime(2020,3,1))": ["2020-02-01T00:00:00.000Z", "2020-03-01T00:00:00.000Z"],
        "timeSequence('day',datetime(2020,0,1),datetime(2020,0,10),3)": ["2020-01-01T00:00:00.000Z", "2020-01-04T00:00:00.000Z", "2020-01-07T00:00:00.000Z"],
        "timeSequence('day',datetime(2020,0,5),datetime(2020,0,1))": [],
        "timeSequence('day',null,null)": [],
        "timeSequence('week',datetime(2020,0,1),datetime(2020,0,20))": ["2020-01-05T00:00:00.000Z", "2020-01-12T00:00:00.000Z", "2020-01-19T00:00:00.000Z"],
        "timeSequence('hours',datetime(2020,0,1,0,30),datetime(2020,0,1,3))": ["2020-01-01T01:00:00.000Z", "2020-01-01T02:00:00.000Z"],
        "timeSequence('quarter',datetime(2020,0,1),datetime(2021,0,1))": ["2020-01-01T00:00:00.000Z", "2020-04-01T00:00:00.000Z", "2020-07-01T00:00:00.000Z", "2020-10-01T00:00:00.000Z"],
        "timeSequence('day',datetime(2020,0,1),'x')": [],
        "timeSequence('day',datetime(2020,0,1),datetime(2020,0,5),2.7)": ["2020-01-01T00:00:00.000Z", "2020-01-03T00:00:00.000Z"]
      },
      "timeUnitSpecifier": {
        "timeUnitSpecifier('year')": "%Y",
        "timeUnitSpecifier(['year','month'])": "%Y-%m",
        "timeUnitSpecifier(['year','month','date','hours','minutes'])": "%Y-%m-%d %H:%M",
        "timeUnitSpecifier(['quarter'])": "Q%q",
        "timeUnitSpecifier(['year','week'])": "%Y W%U",
        "timeUnitSpecifier(['day'])": "%a",
        "timeUnitSpecifier(['hours','minutes','seconds','milliseconds'])": "%H:%M:%S.%L",
        "timeUnitSpecifier(['month'])": "%b",
        "timeUnitSpecifier(['year','month'],{'year-month':'%m/%Y'})": "%m/%Y",
        "timeUnitSpecifier(['week','day'])": "W%U %a",
        "timeUnitSpecifier(['dayofyear'])": "%j",
        "timeUnitSpecifier(['year','quarter'])": "%Y Q%q",
        "timeUnitSpecifier(['year'],{year:'%y'})": "%y",
        "timeUnitSpecifier(['month','year'])": "%Y-%m"
      },
      "timezoneoffset": {
        "timezoneoffset(datetime(2020,0,1))": 0,
        "timezoneoffset('x')": {"number": "NaN"}
      },
      "toBoolean": {
        "toBoolean(null)": null,
        "toBoolean('')": null,
        "toBoolean('true')": true,
        "toBoolean('false')": false,
        "toBoolean('0')": false,
        "toBoolean('f')": true,
        "toBoolean('x')": true,
        "toBoolean(0)": false,
        "toBoolean(NaN)": false,
        "toBoolean(datum.zz)": null,
        "toBoolean([])": true
      },
      "toDate": {
        "toDate(null)": null,
        "toDate('')": null,
        "toDate('2020-01-02')": 1577923200000.0,
        "toDate('x')": {"number": "NaN"},
        "toDate(5)": 5,
        "toDate('2020')": 1577836800000.0
      },
      "toNumber": {
        "toNumber(null)": null,
        "toNumber('')": null,
        "toNumber(' ')": 0,
        "toNumber('1e3')": 1000,
        "toNumber('x')": {"number": "NaN"},
        "toNumber(true)": 1,
        "toNumber(datetime(0))": 0,
        "toNumber([])": 0,
        "toNumber([5])": 5,
        "toNumber('0x10')": 16,
        "toNumber(datum.zz)": null
      },
      "toString": {
        "toString(null)": null,
        "toString('')": null,
        "toString(1.5)": "1.5",
        "toString(NaN)": "NaN",
        "toString(true)": "true",
        "toString([1,2])": "1,2",
        "toString({a:1})": "[object Object]",
        "toString(1e21)": "1e+21",
        "toString(1e-7)": "1e-7",
        "toString(-0)": "0",
        "toString(datum.zz)": null,
        "toString([null,1])": ",1"
      },
      "trim": {
        "trim('  a b ')": "a b",
        "trim('\\t\\n a')": "a",
        "trim(5)": "5",
        "trim(null)": "null",
        "trim('\\u00a0a\\ufeff')": "a"
      },
      "truncate": {
        "truncate('abcdefgh',5)": "abcd\u2026",
        "truncate('abcdefgh',5,'left')": "\u2026efgh",
        "truncate('abcdefgh',5,'center')": "ab\u2026gh",
        "truncate('abcdefgh',6,'center')": "abc\u2026gh",
        "truncate('abc',5)": "abc",
        "truncate('abcdefgh',5,'right','..')": "abc..",
        "truncate('abcdefgh',0)": "\u2026",
        "truncate('abcdefgh',1,'right','...')": "...",
        "truncate(null,2)": "n\u2026",
        "truncate(12345,3)": "12\u2026",
        "truncate('abcdef',-2)": "\u2026",
        "truncate('abcdef',3,'left','')": "def",
        "truncate('abcdef',3,null,null)": "ab\u2026",
        "truncate('abcdef',3,'x')": "ab\u2026",
        "truncate('abcdef',NaN)": "\u2026",
        "truncate('abcdef',3.5)": "ab\u2026",
        "truncate('abcdef','3')": "ab\u2026",
        "truncate('abcdef',0,'left')": "\u2026",
        "truncate('abcdef',0,'center')": "\u2026",
        "truncate('abcdef',1,'left','')": "f",
        "truncate('abcdef',0,'left','')": "",
        "truncate('',2)": "",
        "truncate('abcdef',2,'left','...')": "..."
      },
      "upper": {
        "upper('a\u00df')": "ASS",
        "upper(null)": "NULL"
      },
      "utc": {
        "utc(2020,0,1)": 1577836800000.0,
        "utc(2020)": 1577836800000.0,
        "utc(99,1)": 917827200000.0,
        "utc(2020,0,1,1,1,1,1)": 1577840461001.0,
        "utc(null)": -2208988800000.0
      },
      "utcFormat": {
        "utcFormat(0,'%Y')": "1970",
        "utcFormat(0)": "1970",
        "utcFormat(datetime(2020,0,5,3,4),'%H:%M')": "03:04"
      },
      "utcOffset": {
        "utcOffset('day',0,1)": {"date": 86400000},
        "utcOffset('month',utc(2020,0,31),1)": {"date": 1583107200000}
      },
      "utcParse": {
        "utcParse('5/6/20','%d/%m/%y')": {"date": 1591315200000},
        "utcParse('Jan 2020','%b %Y')": {"date": 1577836800000},
        "utcParse('12 PM','%I %p')": {"date": -2208945600000},
        "utcParse('2020-05','%Y-%j')": {"date": 1578182400000},
        "utcParse('2020 10 1','%Y %U %w')": {"date": 1583712000000},
        "utcParse('1500000000','%s')": {"date": 1500000000000},
        "utcParse('3 2020','%q %Y')": {"date": 1593561600000},
        "utcParse('2020-01-01T00:00:00+02:00','%Y-%m-%dT%H:%M:%S%Z')": {"date": 1577829600000},
        "utcParse('2020-02-31','%Y-%m-%d')": {"date": 1583107200000},
        "utcParse('monday','%A')": {"date": -2208988800000}
      },
      "utcSequence": {
        "utcSequence('year',0,utc(1973,0,1))": ["1970-01-01T00:00:00.000Z", "1971-01-01T00:00:00.000Z", "1972-01-01T00:00:00.000Z"]
      },
      "utcdate": {
        "utcdate(0)": 1
      },
      "utcday": {
        "utcday(0)": 4
      },
      "utcdayofyear": {
        "utcdayofyear(0)": 1
      },
      "utchours": {
        "utchours(3600000)": 1
      },
      "utcmilliseconds": {
        "utcmilliseconds(5)": 5
      },
      "utcminutes": {
        "utcminutes(61000)": 1
      },
      "utcmonth": {
        "utcmonth(0)": 0
      },
      "utcquarter": {
        "utcquarter(0)": 1
      },
      "utcseconds": {
        "utcseconds(61000)": 1
      },
      "utcweek": {
        "utcweek(0)": 0,
        "utcweek('x')": {"number": "NaN"},
        "utcweek(utc(2020,11,31))": 52
      },
      "utcyear": {
        "utcyear(0)": 1970,
        "utcyear('2020-03-04')": 2020,
        "utcyear('x')": {"number": "NaN"}
      },
      "week": {
        "week(datetime(2020,0,1))": 0,
        "week(datetime(2020,0,5))": 1,
        "week(datetime(2023,11,31))": 53,
        "week(datetime(2021,0,3))": 1,
        "week(null)": 0,
        "week('x')": {"number": "NaN"}
      },
      "year": {
        "year(datetime(2020,5,6))": 2020,
        "year('2020-03-04')": 2020,
        "year(null)": 1970,
        "year('x')": {"number": "NaN"},
        "year(0)": 1970,
        "year('2020-03-04T23:00:00-05:00')": 2020
      }
    }
    """#
}
