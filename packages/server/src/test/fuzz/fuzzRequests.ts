import fc from 'fast-check'

import { routes, type Access, type RouteName } from '@kathasagar/api/contract'

import type { openApiDocument } from '../../http/openApi.ts'
import { CONTENT_TYPES, hostileBody, hostileText, METHODS } from './hostile.ts'
import { spiced } from './plausible.ts'
import { fitting, mutated, type Schema, type SchemaBook } from './schemaValues.ts'

type OpenApi = ReturnType<typeof openApiDocument>

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Schema
}

/** A header is no field of a call: it has a name of its own. */
interface HeaderParameter {
  in: 'header'
}

/** One operation of the OpenAPI document. */
export interface Operation {
  id: string
  method: string
  path: string
  parameters: readonly Parameter[]
  body: Schema | null
  /** Who may call. */
  access: Access
}

/** A book of schemas and of what leads somewhere. */
type Book = Omit<SchemaBook, 'isCalm'>

export interface FuzzRequest {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
  /** Whose token it carries. */
  as: 'guest' | 'user' | 'owner' | 'admin'
}

interface OperationJson {
  operationId: string
  parameters: (Parameter | HeaderParameter)[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

export function operationsOf({ paths }: OpenApi): Operation[] {
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

const calm = (book: Book): SchemaBook => ({ ...book, isCalm: true })
const wild = (book: Book): SchemaBook => ({ ...book, isCalm: false })

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** Mostly encoded as a browser does it, sometimes just as it is. */
const asPathPart = (value: unknown): fc.Arbitrary<string> => {
  const text = String(value)
  // As it is: what the platform's own client would still send.
  const raw = text.replace(/[^!-~]|[#?]/g, '')
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant(encoded(text)) },
    { weight: 1, arbitrary: fc.constant(raw || '%') },
  )
}

interface Address {
  url: string
  /** Ids in its path, by their names. */
  named: readonly { name: string; value: string }[]
}

const urlOf = ({ path, parameters }: Operation, book: Book): fc.Arbitrary<Address> => {
  const parts = parameters.map(({ name, in: place, required, schema }) =>
    fc.record({
      name: fc.constant(name),
      place: fc.constant(place),
      isSent: required ? fc.constant(true) : fc.boolean(),
      value: fc
        .oneof(
          { weight: 30, arbitrary: fitting(schema, calm(book), { depth: 0, name }) },
          { weight: 1, arbitrary: hostileText },
        )
        .chain(asPathPart),
    }),
  )
  return fc.tuple(...parts).map((found) => {
    const named = found.filter(({ place }) => place === 'path')
    const filled = named.reduce(
      (url, { name, value }) => url.replace(`{${name}}`, () => value || '-'),
      path,
    )
    const query = found.filter(({ place, isSent }) => place === 'query' && isSent)
    const asked = query.map(({ name, value }) => `${name}=${value}`).join('&')
    return { url: asked === '' ? filled : `${filled}?${asked}`, named }
  })
}

/** Heads can only carry these. */
const headText = hostileText.map((text) => text.replace(/[^ -~]/g, '').slice(0, 300))

const headersOf: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    accept: fc.constantFrom('application/json', 'text/event-stream', '*/*', 'text/html'),
    'idempotency-key': fc.oneof(
      { weight: 6, arbitrary: fc.uuid() },
      { weight: 2, arbitrary: fc.constant('again') },
      { weight: 1, arbitrary: headText },
    ),
    'last-event-id': headText,
    'if-none-match': headText,
    'x-forwarded-for': headText,
    'user-agent': headText,
  },
  { requiredKeys: [] },
)

const asJson = (values: fc.Arbitrary<unknown>) => values.map((value) => JSON.stringify(value))

/** Bodies as people send them, the same with one thing wrong, and some that fit no form. */
const payloadOf = ({ body }: Operation, book: Book): fc.Arbitrary<string | null> => {
  if (body === null) {
    return fc.oneof(
      { weight: 19, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: hostileBody },
    )
  }
  const right = fitting(body, calm(book))
  return fc.oneof(
    { weight: 10, arbitrary: asJson(right) },
    { weight: 7, arbitrary: asJson(spiced(right)) },
    { weight: 2, arbitrary: asJson(mutated(body, wild(book))) },
    { weight: 1, arbitrary: hostileBody },
  )
}

/** Mostly those who may call, now and then somebody else. */
const CALLERS: Readonly<Record<Access, readonly FuzzRequest['as'][]>> = {
  anyone: ['guest', 'user', 'owner', 'admin'],
  player: ['owner', 'owner', 'owner', 'owner', 'owner', 'owner', 'admin', 'user', 'guest'],
  user: ['owner', 'owner', 'owner', 'owner', 'owner', 'owner', 'admin', 'user', 'guest'],
  admin: ['admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'owner', 'guest'],
}

/** A body that names what its path names means the same one. */
const agreeing = (payload: string, { named }: Address) =>
  named.reduce(
    (text, { name, value }) =>
      text.replace(new RegExp(`"${name}":"[0-9a-f-]{36}"`), () => `"${name}":"${value}"`),
    payload,
  )

/** Requests of one operation: most nearly right, some by a wrong method or of a wrong type. */
export const requestsOf = (operation: Operation, book: Book): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      address: urlOf(operation, book),
      headers: headersOf,
      payload: payloadOf(operation, book),
      method: fc.oneof(
        { weight: 39, arbitrary: fc.constant(operation.method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      type: fc.oneof(
        { weight: 39, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
      ),
      as: fc.constantFrom(...CALLERS[operation.access]),
    })
    .map(({ address, headers, payload, method, type, as }) => ({
      url: address.url,
      method,
      as,
      headers: payload === null ? headers : { ...headers, 'content-type': type },
      ...(payload === null ? {} : { payload: agreeing(payload, address) }),
    }))
