import fc from 'fast-check'

import { hostileValue } from './hostile.ts'

/** The part of JSON Schema that our OpenAPI document uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema | boolean
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

export interface SchemaBook {
  /** Component schemas by name. */
  schemas: Readonly<Record<string, Schema>>
  /** Values that name something that exists, by the name of their field. */
  likely: Readonly<Record<string, readonly unknown[]>>
}

const MAX_DEPTH = 8
const INT_MAX = 2 ** 31 - 1

/** Text that all our rules allow and that tests seldom use. */
const storableText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'नदी के पार कौन रहता है?',
    'مرحبا بالعالم',
    '👩‍👩‍👧‍👦',
    "' or 1=1 --",
    '100%_\\',
    '$1 {{7*7}}',
  ),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    '\t\r\n x',
    '[]{}*+?.^$|',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
)

function textOf({ format, pattern }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  return pattern === undefined ? storableText : fc.stringMatching(new RegExp(pattern, 'u'))
}

function numberOf({ type, minimum = -5, maximum = 5000 }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -INT_MAX), Math.min(maximum, INT_MAX)]
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
  return type === 'integer' ? whole : fc.oneof(whole, fc.double({ min, max, noNaN: true }))
}

function objectOf(schema: Schema, book: SchemaBook, depth: number): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties: more } = schema
  const fields = Object.entries(properties).map(
    ([name, child]) => [name, fitting(child, book, name, depth + 1)] as const,
  )
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: required })
  if (typeof more !== 'object') return known
  const others = fc.dictionary(fc.constantFrom('one', 'two'), fitting(more, book, '', depth + 1))
  return fc.tuple(known, others).map(([one, other]) => ({ ...other, ...one }))
}

function shaped(schema: Schema, book: SchemaBook, name: string, depth: number) {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (options?.length)
    return fc.oneof(...options.map((option) => fitting(option, book, name, depth)))
  const { items, prefixItems, minItems: minLength = 0 } = schema
  const itemName = name.replace(/s$/, '')
  const itemOf = (item: Schema) => fitting(item, book, itemName, depth + 1)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objectOf(schema, book, depth)
    case 'array':
      if (prefixItems) return fc.tuple(...prefixItems.map(itemOf))
      return fc.array(itemOf(typeof items === 'object' ? items : {}), { minLength, maxLength: 4 })
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'null':
      return fc.constant(null)
    default:
      return textOf(schema)
  }
}

const matches = (value: unknown, { pattern, maxLength = Infinity }: Schema) =>
  typeof value !== 'string' ||
  ((pattern === undefined || new RegExp(pattern, 'u').test(value)) && value.length <= maxLength)

/** Returns values that fit a schema, mostly likely ones, so that they pass the first check. */
export function fitting(
  schema: Schema,
  book: SchemaBook,
  name = '',
  depth = 0,
): fc.Arbitrary<unknown> {
  if (depth > MAX_DEPTH) return fc.constant(null)
  if (schema.$ref) {
    const named = schema.$ref.split('/').at(-1) ?? ''
    return fitting(book.schemas[named] ?? {}, book, name, depth + 1)
  }
  const other = shaped(schema, book, name, depth)
  const known = (book.likely[name] ?? []).filter((value) => matches(value, schema))
  if (known.length === 0 || schema.type === 'array') return other
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: other },
  )
}

type Path = readonly (string | number)[]

/** Returns the paths to everything that a value holds. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const keys: Path = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => {
    const next = [...path, key]
    return [next, ...pathsIn((value as Record<string, unknown>)[key], next)]
  })
}

function putAt(value: unknown, [key, ...rest]: Path, given: unknown): unknown {
  if (key === undefined) return given
  if (Array.isArray(value))
    return value.map((one, index) => (index === key ? putAt(one, rest, given) : one))
  const entries = Object.entries(value as Record<string, unknown>)
  return Object.fromEntries(
    entries.map(([name, one]) => [name, name === key ? putAt(one, rest, given) : one]),
  )
}

/** Returns values that are right in all places but one. */
export const spiced = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(right, fc.nat(), hostileValue).map(([value, place, given]) => {
    const paths = pathsIn(value)
    return putAt(value, paths[place % Math.max(1, paths.length)] ?? [], given)
  })
