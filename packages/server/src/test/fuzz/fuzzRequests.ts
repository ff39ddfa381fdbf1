import fc from 'fast-check'

import { routes, type Access, type RouteName } from '@kathasagar/api/contract'

import type { openApiDocument } from '../../http/openApi.ts'
import { CONTENT_TYPES, hostileBody, hostileText, METHODS } from './hostile.ts'
import { fitting, spiced, type Schema, type SchemaBook } from './schemaValues.ts'

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Schema
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

export interface FuzzRequest {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
  /** The person whose token it carries. */
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

/** Returns one of the two, mostly the first. */
const mostly = <Usual, Rare>(
  usual: fc.Arbitrary<Usual>,
  rare: fc.Arbitrary<Rare>,
  weight = 39,
): fc.Arbitrary<Usual | Rare> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare })

/** Encodes a part of a path as browsers do, and sometimes not at all. */
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

/** Text that a header can carry. */
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

/** Returns bodies as people send them, the same with one wrong value, and some of no shape. */
function payloadOf({ body }: Operation, book: SchemaBook): fc.Arbitrary<string | null> {
  if (body === null) return mostly(fc.constant(null), hostileBody, 19)
  const right = fitting(body, book)
  const json = mostly(right, spiced(right), 1).map((value) => JSON.stringify(value))
  return mostly(json, hostileBody, 19)
}

/** Callers of a route: mostly those who may call it. */
const CALLERS: Readonly<Record<Access, readonly FuzzRequest['as'][]>> = {
  anyone: ['guest', 'user', 'owner', 'admin'],
  player: ['owner', 'owner', 'owner', 'owner', 'owner', 'owner', 'admin', 'user', 'guest'],
  user: ['owner', 'owner', 'owner', 'owner', 'owner', 'owner', 'admin', 'user', 'guest'],
  admin: ['admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'owner', 'guest'],
}

/** Returns requests of one operation: most are nearly right, some have a wrong method or type. */
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
