import fc from 'fast-check'

const HOSTILE_TEXT = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e',
  '🪔'.repeat(40),
  'e\u0301'.repeat(40),
  '%',
  '%00',
  '%2e%2e%2f',
  '../../etc/passwd',
  "'",
  "' or 1=1 --",
  '"; drop table users; --',
  '$1',
  '\\',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0x10',
  '1e999',
  '9223372036854775808',
  '__proto__',
  'constructor',
  'toString',
  '\r\nx-evil: 1',
  '('.repeat(200),
] as const

/** Scripts with many characters. The tests use only one range of each. */
const LARGE = 'Hani Hang Yiii Tang Egyp Xsux Nshu Kits Bamu Hluw Cans'.split(' ')
const LAST_OF_LETTERS = 0x1_ff_ff
const STRETCH = 128

const scriptOf = (letter: string) =>
  LARGE.find((it) => new RegExp(`\\p{sc=${it}}`, 'u').test(letter))

function lettersOfScripts(): string[][] {
  const seen = new Set<string>()
  const stretches: string[][] = []
  for (let from = 0; from < LAST_OF_LETTERS; from += STRETCH) {
    const signs = Array.from({ length: STRETCH }, (_, at) => String.fromCodePoint(from + at))
    const letters = signs.filter((sign) => /[\p{L}\p{M}]/u.test(sign))
    const large = letters[0] === undefined ? undefined : scriptOf(letters[0])
    if (letters.length < 8 || (large !== undefined && seen.has(large))) continue
    if (large !== undefined) seen.add(large)
    stretches.push(letters)
  }
  return stretches
}

const LONGEST = 2000

/** Text fragments that were slow to interpret in earlier versions. */
const RUNS = [
  '7',
  'a ',
  'a\u0300',
  '. ?! ',
  '\u201c\u2019',
  '\u4ed9 \u0915, \u0639. 7 a\u0300 ',
  'if you ask or not ',
  'kill him and ',
  "don't not never ",
  'the river or the rope? ',
  '[a](',
  '> ',
] as const

const longest = (text: string) => [...text].slice(0, LONGEST).join('')

function wordsOf(letters: readonly string[], seed: number): string {
  let drawn = seed
  const next = (below: number) => {
    drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) >>> 0
    return (drawn >>> 8) % below
  }
  const word = () =>
    Array.from({ length: 1 + next(7) }, () => letters[next(letters.length)]).join('')
  return longest(Array.from({ length: LONGEST / 3 }, word).join(' '))
}

export const longTexts = (): string[] => [
  ...lettersOfScripts().map(wordsOf),
  ...RUNS.map((run) => longest(run.repeat(LONGEST))),
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXT),
  fc.constantFrom(...longTexts()),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ minLength: 200, maxLength: 3000 }),
)

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 53) - 1,
  1e21,
  1e308,
  Number.MIN_VALUE,
] as const

const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

const nested = (depth: number, open: string, close: string) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`

export const hostileBody: fc.Arbitrary<string> = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '7',
  '"text"',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"a":1e999}',
  '{"a":123456789012345678901234567890}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"a":1,"a":2}',
  '\u0000\u0001\u0002',
  '\ufeff{}',
  nested(40, '{"a":', '}'),
  nested(10_000, '[', ']'),
  `[${'0,'.repeat(5000)}0]`,
  `{"a":"${'x'.repeat(70_000)}"}`,
)

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const

export const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json-patch+json',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'nonsense',
] as const
