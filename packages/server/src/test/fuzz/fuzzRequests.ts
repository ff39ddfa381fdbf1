import { type Access, type RouteName, routes } from '@kathasagar/api/contract'
import fc from 'fast-check'

import type { openApiDocument } from '../../http/reference.ts'
import { CONTENT_TYPES, hostileBody, hostileText, hostileValue, METHODS } from './hostile.ts'

interface Schema {
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

interface SchemaBook {
  schemas: Readonly<Record<string, Schema>>
  /** Existing values by field name, for example ids. */
  likely: Readonly<Record<string, readonly unknown[]>>
}

const MAX_DEPTH = 8
const INT_MAX = 2 ** 31 - 1

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

/** Generates values that match a schema. Prefers existing values, so that the server finds them. */
function fitting(schema: Schema, book: SchemaBook, name = '', depth = 0): fc.Arbitrary<unknown> {
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

/** Generates valid values in which one part is replaced with a hostile value. */
const spiced = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(right, fc.nat(), hostileValue).map(([value, place, given]) => {
    const text = JSON.stringify(value)
    let [parts, at] = [0, 0]
    JSON.parse(text, () => void (parts += 1))
    return JSON.parse(text, (_key, part) => (at++ === place % parts ? given : part))
  })

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Schema
}

export interface Operation {
  id: string
  method: string
  path: string
  parameters: readonly Parameter[]
  body: Schema | null
  access: Access
}

export interface FuzzRequest {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
  as: 'guest' | 'user' | 'owner' | 'admin'
}

interface OperationJson {
  operationId: string
  parameters: (Parameter | { in: 'header' })[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

export function operationsOf({ paths }: ReturnType<typeof openApiDocument>): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, OperationJson>).map(([method, it]) => ({
      id: it.operationId,
      method: method.toUpperCase(),
      path,
      parameters: it.parameters.filter((one) => one.in !== 'header'),
      body: it.requestBody?.content['application/json'].schema ?? null,
      access: routes[it.operationId as RouteName].access,
    })),
  )
}

const mostly = <Usual, Rare>(
  usual: fc.Arbitrary<Usual>,
  rare: fc.Arbitrary<Rare>,
  weight = 39,
): fc.Arbitrary<Usual | Rare> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare })

const asPathPart = (value: unknown): fc.Arbitrary<string> => {
  const raw = String(value).replace(/[^!-~]|[#?]/g, '') || '%'
  const encoded = encodeURIComponent(String(value).toWellFormed())
  return mostly(fc.constant(encoded), fc.constant(raw), 9)
}

function urlOf({ path, parameters }: Operation, book: SchemaBook): fc.Arbitrary<string> {
  const parts = parameters.map(({ name, in: place, required, schema }) =>
    fc.record({
      name: fc.constant(name),
      isInPath: fc.constant(place === 'path'),
      isSent: required ? fc.constant(true) : fc.boolean(),
      value: mostly(fitting(schema, book, name), hostileText, 30).chain(asPathPart),
    }),
  )
  return fc.tuple(...parts).map((found) => {
    const filled = found
      .filter(({ isInPath }) => isInPath)
      .reduce((url, { name, value }) => url.replace(`{${name}}`, () => value || '-'), path)
    const query = found.filter(({ isInPath, isSent }) => isSent && !isInPath)
    const asked = query.map(({ name, value }) => `${name}=${value}`).join('&')
    return asked === '' ? filled : `${filled}?${asked}`
  })
}

const headText = hostileText.map((text) => text.replace(/[^ -~]/g, '').slice(0, 300))

const headersOf: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    accept: fc.constantFrom('application/json', 'text/event-stream', '*/*', 'text/html'),
    'idempotency-key': fc.oneof(fc.uuid(), fc.constant('again'), headText),
    'last-event-id': headText,
    'if-none-match': headText,
    'x-forwarded-for': headText,
    'user-agent': headText,
  },
  { requiredKeys: [] },
)

function payloadOf({ body }: Operation, book: SchemaBook): fc.Arbitrary<string | null> {
  if (body === null) return mostly(fc.constant(null), hostileBody, 19)
  const right = fitting(body, book)
  const json = mostly(right, spiced(right), 1).map((value) => JSON.stringify(value))
  return mostly(json, hostileBody, 19)
}

/** Callers by the access level of a route. Most of these callers may call it. */
const CALLERS: Readonly<Record<Access, readonly FuzzRequest['as'][]>> = {
  anyone: ['guest', 'user', 'owner', 'admin'],
  player: ['owner', 'owner', 'owner', 'owner', 'owner', 'owner', 'admin', 'user', 'guest'],
  user: ['owner', 'owner', 'owner', 'owner', 'owner', 'owner', 'admin', 'user', 'guest'],
  admin: ['admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'owner', 'guest'],
}

/** Generates requests for an operation. Most are almost valid. Some have a wrong method or content type. */
export const requestsOf = (operation: Operation, book: SchemaBook): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      url: urlOf(operation, book),
      headers: headersOf,
      payload: payloadOf(operation, book),
      method: mostly(fc.constant(operation.method), fc.constantFrom(...METHODS)),
      type: mostly(fc.constant('application/json'), fc.constantFrom(...CONTENT_TYPES)),
      as: fc.constantFrom(...CALLERS[operation.access]),
    })
    .map(({ headers, payload, type, ...request }) => ({
      ...request,
      headers: payload === null ? headers : { ...headers, 'content-type': type },
      ...(payload === null ? {} : { payload }),
    }))
