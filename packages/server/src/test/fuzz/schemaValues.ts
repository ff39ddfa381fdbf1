import fc from 'fast-check'

import { hostileNumber, hostileText } from './hostile.ts'

/** As much of JSON Schema as our OpenAPI document uses. */
export interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

export interface SchemaBook {
  /** Component schemas by their names. */
  schemas: Readonly<Record<string, Schema>>
  /** Ids that lead to something. */
  ids: readonly string[]
}

const MAX_DEPTH = 6

/** Text that gets far: a model, a password that is right, a cover. */
const LIKELY_TEXT = [
  'kathakar',
  'vishvakarma',
  'story',
  'Look around',
  'Sagar#2042x',
  'https://covers.example/a.jpg',
  '/covers/default.svg',
] as const

const matching = (pattern: string): fc.Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'))
  } catch {
    return hostileText
  }
}

function textOf({ format, pattern }: Schema, { ids }: SchemaBook): fc.Arbitrary<string> {
  if (format === 'uuid') {
    return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, fc.uuid())
  }
  if (format === 'email') return fc.constantFrom('a@example.org', `${'x'.repeat(300)}@example.org`)
  const likely = pattern ? matching(pattern) : fc.constantFrom(...LIKELY_TEXT)
  return fc.oneof({ weight: 2, arbitrary: likely }, { weight: 1, arbitrary: hostileText })
}

const numberOf = ({ type, minimum = -5, maximum = 5000 }: Schema): fc.Arbitrary<number> =>
  type === 'integer'
    ? fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
    : fc.double({ min: minimum, max: maximum, noNaN: true })

function objectOf(schema: Schema, book: SchemaBook, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([key, child]) => [key, mutated(child, book, depth + 1)] as const,
  )
  const known = fc.oneof(
    { weight: 3, arbitrary: fc.record(Object.fromEntries(fields)) },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
  )
  const more = schema.additionalProperties
  if (typeof more !== 'object') return known
  const entries = fc.dictionary(hostileText, mutated(more, book, depth + 1), { maxKeys: 4 })
  return fc.tuple(known, entries).map(([one, other]) => ({ ...other, ...(one as object) }))
}

/** Values that fit a schema's shape, so that they get past the first check. */
export function fitting(schema: Schema, book: SchemaBook, depth = 0): fc.Arbitrary<unknown> {
  if (depth > MAX_DEPTH) return fc.constant(null)
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return fitting(book.schemas[name] ?? {}, book, depth + 1)
  }
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (options?.length) return fc.oneof(...options.map((option) => fitting(option, book, depth)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, book, depth)
    case 'array':
      return fc.array(mutated(schema.items ?? {}, book, depth + 1), { maxLength: 4 })
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return fc.oneof(numberOf(schema), hostileNumber)
    case 'null':
      return fc.constant(null)
    default:
      return textOf(schema, book)
  }
}

/** One value in fifteen is of quite another kind. */
export const mutated = (schema: Schema, book: SchemaBook, depth = 0): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 15, arbitrary: fitting(schema, book, depth) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  )
