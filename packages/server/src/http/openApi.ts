import * as contract from '@kathasagar/api/contract'
import {
  API_BASE,
  COMMON_ERRORS,
  ERRORS,
  routes,
  type ErrorCode,
  type Route,
  type RouteName,
  IDEMPOTENCY_HEADER,
  LIMITS,
} from '@kathasagar/api/contract'
import * as z from 'zod/mini'

import { describe, type JsonSchema } from './openApiShapes.ts'

type Named = { name: string; schema: z.ZodMiniType }

const pathOf = (path: string) => `${API_BASE}${path.replace(/:(\w+)/g, '{$1}')}`

/** Names schemas by their export, or else by their call. */
function namedSchemas(): Map<unknown, string> {
  const names = new Map<unknown, string>()
  for (const [name, value] of Object.entries(contract)) {
    if (value instanceof z.ZodMiniType) names.set(value, name)
  }
  for (const [name, { body, answer }] of Object.entries<Route>(routes)) {
    if (body && !names.has(body)) names.set(body, `${name}Body`)
    if (!names.has(answer)) names.set(answer, `${name}Answer`)
  }
  return names
}

/** Request bodies use the input shape, answers the output shape. */
function componentsOf(schemas: readonly Named[], io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  for (const { schema, name } of schemas) registry.add(schema, { id: name })
  const made = z.toJSONSchema(registry, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: (described) => describe(described, io),
    uri: (id) => `#/components/schemas/${id}`,
  })
  return Object.entries(made.schemas).map(
    ([name, { $id: _id, $schema: _schema, ...schema }]) => [name, schema as JsonSchema] as const,
  )
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  })
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}

const keyParameter = ({ takesKey }: Route) =>
  takesKey
    ? [
        {
          name: IDEMPOTENCY_HEADER,
          in: 'header',
          required: false,
          description: 'Names this press: a call that is sent again with it is done once.',
          schema: { type: 'string', minLength: 1, maxLength: LIMITS.idempotencyKeyMax },
        },
      ]
    : []

const json = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
})

const filesOf = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

/** Groups the error codes of a call by status. */
export function failuresOf(route: Route): Map<number, ErrorCode[]> {
  const guarded: ErrorCode[] = route.access === 'anyone' ? [] : ['not_signed_in']
  if (route.access === 'user' || route.access === 'admin') guarded.push('account_required')
  if (route.access === 'admin') guarded.push('forbidden')
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set([...(route.errors ?? []), ...guarded, ...COMMON_ERRORS])) {
    const { status } = ERRORS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b))
}

function operationOf(name: RouteName, names: Map<unknown, string>) {
  const route: Route = routes[name]
  const failures = [...failuresOf(route)].map(([status, codes]) => [
    status,
    { description: codes.join(', '), content: json('ErrorBody') },
  ])
  const stream = route.streams ? { 'text/event-stream': { schema: { type: 'string' } } } : {}
  const answer = route.sendsFile
    ? filesOf(route.sendsFile)
    : { ...json(names.get(route.answer) ?? ''), ...stream }
  return {
    operationId: name,
    summary: route.summary,
    tags: [route.path.split('/')[1]],
    security: route.access === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...keyParameter(route),
    ],
    ...(route.body
      ? { requestBody: { required: true, content: json(names.get(route.body) ?? '') } }
      : {}),
    responses: {
      [route.status ?? 200]: { description: 'Done', content: answer },
      ...Object.fromEntries(failures),
    },
  }
}

export function openApiDocument() {
  const names = namedSchemas()
  const bodies = new Set(Object.values<Route>(routes).map(({ body }) => body))
  const all = [...names].map(([schema, name]) => ({ schema: schema as z.ZodMiniType, name }))
  const paths: Record<string, JsonSchema> = {}
  for (const name of Object.keys(routes) as RouteName[]) {
    const path = pathOf(routes[name].path)
    const operation = { [routes[name].method.toLowerCase()]: operationOf(name, names) }
    paths[path] = { ...paths[path], ...operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kathasagar', version: '1', description: 'Play, find and mark stories.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries([
        ...componentsOf(all, 'output'),
        ...componentsOf(
          all.filter(({ schema }) => bodies.has(schema)),
          'input',
        ),
      ]),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
