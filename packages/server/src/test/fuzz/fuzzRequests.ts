import fc from 'fast-check'

import type { openApiDocument } from '../../http/openApi.ts'
import { CONTENT_TYPES, hostileBody, hostileText, METHODS } from './hostile.ts'
import { fitting, mutated, type Schema, type SchemaBook } from './schemaValues.ts'

type OpenApi = ReturnType<typeof openApiDocument>

interface Parameter {
  name: string
  in: 'path' | 'query'
  schema: Schema
}

/** One operation of the OpenAPI document. */
export interface Operation {
  id: string
  method: string
  path: string
  parameters: readonly Parameter[]
  body: Schema | null
}

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
  parameters: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, OperationJson>).map(([method, it]) => ({
      id: it.operationId,
      method: method.toUpperCase(),
      path,
      parameters: it.parameters,
      body: it.requestBody?.content['application/json'].schema ?? null,
    })),
  )
}

export const schemaBook = ({ components }: OpenApi, ids: readonly string[]): SchemaBook => ({
  schemas: components.schemas,
  ids,
})

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

const urlOf = ({ path, parameters }: Operation, book: SchemaBook): fc.Arbitrary<string> => {
  const parts = parameters.map(({ name, in: place, schema }) =>
    fc.record({
      name: fc.constant(name),
      place: fc.constant(place),
      isSent: fc.boolean(),
      value: fc
        .oneof(
          { weight: 6, arbitrary: fitting(schema, book) },
          { weight: 1, arbitrary: hostileText },
        )
        .chain(asPathPart),
    }),
  )
  return fc.tuple(...parts).map((found) => {
    const filled = found
      .filter(({ place }) => place === 'path')
      .reduce((url, { name, value }) => url.replace(`{${name}}`, () => value || '-'), path)
    const query = found.filter(({ place, isSent }) => place === 'query' && isSent)
    return query.length === 0
      ? filled
      : `${filled}?${query.map(({ name, value }) => `${name}=${value}`).join('&')}`
  })
}

/** Heads can only carry these. */
const headText = hostileText.map((text) => text.replace(/[^ -~]/g, '').slice(0, 300))

const headersOf: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    accept: fc.constantFrom('application/json', 'text/event-stream', '*/*', 'text/html'),
    'idempotency-key': fc.oneof(fc.uuid(), headText),
    'last-event-id': headText,
    'if-none-match': headText,
    'x-forwarded-for': headText,
    'user-agent': headText,
  },
  { requiredKeys: [] },
)

const payloadOf = ({ body }: Operation, book: SchemaBook): fc.Arbitrary<string | null> =>
  body === null
    ? fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: hostileBody })
    : fc.oneof(
        { weight: 8, arbitrary: mutated(body, book).map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: hostileBody },
      )

/** Requests of one operation: most nearly right, some by a wrong method or of a wrong type. */
export const requestsOf = (operation: Operation, book: SchemaBook): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      url: urlOf(operation, book),
      headers: headersOf,
      payload: payloadOf(operation, book),
      method: fc.oneof(
        { weight: 19, arbitrary: fc.constant(operation.method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      type: fc.oneof(
        { weight: 19, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
      ),
      as: fc.constantFrom('guest', 'user', 'owner', 'owner', 'admin'),
    })
    .map(({ url, headers, payload, method, type, as }) => ({
      url,
      method,
      as,
      headers: payload === null ? headers : { ...headers, 'content-type': type },
      ...(payload === null ? {} : { payload }),
    }))
