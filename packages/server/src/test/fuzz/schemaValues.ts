import fc from 'fast-check'

import { hostileNumber, hostileText } from './hostile.ts'
import { oddNumber, storableText } from './plausible.ts'

/** As much of JSON Schema as our OpenAPI document uses. */
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
  /** `false` where `prefixItems` has them all. */
  items?: Schema | boolean
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

export interface SchemaBook {
  /** Component schemas by their names. */
  schemas: Readonly<Record<string, Schema>>
  /** What leads somewhere, by the name of the field or parameter; `id` for any other id. */
  likely: Readonly<Record<string, readonly unknown[]>>
  /** Calm values are such as people send; wild ones fit no more than the shape. */
  isCalm: boolean
}

/** Where in a body a value stands. */
interface Place {
  depth: number
  /** Of the field; empty at the top. */
  name: string
  /** Which of several shapes its object has, where one field of it says so. */
  kind?: string
}

const TOP: Place = { depth: 0, name: '' }
const MAX_DEPTH = 8

const matching = (pattern: string): fc.Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'))
  } catch {
    return hostileText
  }
}

function textOf({ format, pattern }: Schema, { likely, isCalm }: SchemaBook) {
  if (format === 'uuid') {
    const known = fc.constantFrom(...(likely['id'] ?? ['none']))
    return fc.oneof({ weight: 9, arbitrary: known }, fc.uuid())
  }
  if (format === 'email') return fc.constantFrom('a@example.org', `${'x'.repeat(300)}@example.org`)
  const fair = pattern ? matching(pattern) : storableText
  return isCalm ? fair : fc.oneof(fair, hostileText)
}

function numberOf({ type, minimum = -5, maximum = 5000 }: Schema, { isCalm }: SchemaBook) {
  const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31 - 1)]
  const fair = type === 'integer' || isCalm ? oddNumber(min, max) : fc.double({ min, max })
  return isCalm ? fair : fc.oneof(fair, hostileNumber)
}

function objectOf(schema: Schema, book: SchemaBook, { depth, name }: Place) {
  const { properties = {}, additionalProperties: more } = schema
  const kind = String(Object.values(properties).find((child) => 'const' in child)?.const)
  const fields = Object.entries(properties).map(
    ([key, child]) => [key, mutated(child, book, { depth: depth + 1, name: key, kind })] as const,
  )
  const requiredKeys = book.isCalm ? (schema.required ?? []) : []
  const model = Object.fromEntries(fields)
  const known = fc.oneof(fc.record(model), fc.record(model, { requiredKeys }))
  if (typeof more !== 'object') return known
  const keys = book.likely[`${name} keys`] ?? ['one', 'two']
  const key = book.isCalm ? fc.constantFrom(...keys.map(String)) : hostileText
  const value = mutated(more, book, { depth: depth + 1, name: '' })
  const entries = fc.dictionary(key, value, { maxKeys: 4 })
  return fc.tuple(known, entries).map(([one, other]) => ({ ...other, ...(one as object) }))
}

function arrayOf({ items, prefixItems, minItems }: Schema, book: SchemaBook, deeper: Place) {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => mutated(item, book, deeper)))
  const item = typeof items === 'object' ? items : {}
  return fc.array(mutated(item, book, deeper), { minLength: minItems ?? 0, maxLength: 4 })
}

function shaped(schema: Schema, book: SchemaBook, place: Place): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (options?.length) return fc.oneof(...options.map((option) => fitting(option, book, place)))
  const deeper = { depth: place.depth + 1, name: singular(place.name) }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objectOf(schema, book, place)
    case 'array':
      return arrayOf(schema, book, deeper)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return numberOf(schema, book)
    case 'null':
      return fc.constant(null)
    default:
      return textOf(schema, book)
  }
}

/** One name may stand for things of several shapes. */
const matches = (value: unknown, { pattern, maxLength }: Schema) =>
  typeof value !== 'string' ||
  ((pattern === undefined || new RegExp(pattern, 'u').test(value)) &&
    value.length <= (maxLength ?? Infinity))

/** `tag_ids` are of the name `tag_id`. */
const singular = (name: string) => name.replace(/s$/, '')

/** Values that fit a schema's shape, so that they get past the first check. */
export function fitting(schema: Schema, book: SchemaBook, place = TOP): fc.Arbitrary<unknown> {
  if (place.depth > MAX_DEPTH) return fc.constant(null)
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return fitting(book.schemas[name] ?? {}, book, { ...place, depth: place.depth + 1 })
  }
  const { likely } = book
  const named = likely[`${place.kind} ${place.name}`] ?? likely[place.name] ?? []
  const known = named.filter((value) => matches(value, schema))
  if (known.length === 0 || schema.type === 'array') return shaped(schema, book, place)
  const leading = fc.constantFrom(...known)
  return book.isCalm
    ? fc.oneof({ weight: 9, arbitrary: leading }, shaped(schema, book, place))
    : fc.oneof(leading, shaped(schema, book, place))
}

/** Of wild values one in fifteen is of quite another kind. */
export const mutated = (schema: Schema, book: SchemaBook, place = TOP): fc.Arbitrary<unknown> =>
  book.isCalm
    ? fitting(schema, book, place)
    : fc.oneof(
        { weight: 15, arbitrary: fitting(schema, book, place) },
        { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
      )
