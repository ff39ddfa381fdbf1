import fc from 'fast-check'

/** Text that has broken servers before. */
export const HOSTILE_TEXT = [
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

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXT),
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

export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const nested = (depth: number, open: string, close: string) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`

/** Bodies that are no JSON, or JSON that no form of ours sends. */
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
