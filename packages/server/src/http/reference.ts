import { randomBytes } from 'node:crypto'

import {
  API_BASE,
  ERRORS,
  routes,
  COMMON_ERRORS,
  IDEMPOTENCY_HEADER,
  LIMITS,
} from '@kathasagar/api/contract'
import type { Route, ErrorCode, RouteName } from '@kathasagar/api/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

import { pageHeaders } from './headers.ts'
import * as contract from '@kathasagar/api/contract'
import { describe, type JsonSchema } from './openApiShapes.ts'

type Named = { name: string; schema: z.ZodMiniType }

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

/** Returns JSON schemas. Request bodies use the input types, responses use the output types. */
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

function failuresOf(route: Route): Map<number, ErrorCode[]> {
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
    const path = `${API_BASE}${routes[name].path.replace(/:(\w+)/g, '{$1}')}`
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

const STYLE = `
:root { --canvas: #0e0b1f; --text: #f7eedc; --quiet: #a99fc0; --accent: #f5c26b; --link: #6fdcd2;
  --line: #443b73; --well: #090714; color-scheme: dark; font: 16px/1.6 system-ui, sans-serif }
@media (prefers-color-scheme: light) { :root { --canvas: #fbf4e4; --text: #1d1536; --quiet: #665c7c;
  --accent: #7a4a00; --link: #0a625e; --line: #cdbb92; --well: #f1e6cd; color-scheme: light } }
body { background: var(--canvas); color: var(--text); margin: 0 auto; max-width: 60rem;
  padding: 2.5rem 1.25rem 6rem }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.15 }
h1 { font-size: 2.5rem; margin: 0 0 1rem }
h2 { border-bottom: 4px double var(--line); font-size: 1.75rem; margin: 4rem 0 .5rem;
  padding-bottom: .5rem; text-transform: capitalize }
a { color: var(--link); text-underline-offset: 3px }
article { border-bottom: 1px solid var(--line); padding: 1.25rem 0 }
article p { margin: .25rem 0 .5rem }
h3 { color: var(--accent); font: 600 1rem/1.5 ui-monospace, monospace; margin: 0;
  overflow-wrap: anywhere }
.access { border: 1px solid var(--line); border-radius: 1rem; color: var(--quiet); font-size: .8rem;
  padding: .1rem .6rem; white-space: nowrap }
td { padding: .2rem 1rem .2rem 0; vertical-align: top }
pre { background: var(--well); border-radius: .5rem; font-size: .85rem; overflow: auto;
  padding: .75rem 1rem }
details { display: inline-block; margin-inline-end: 1.5rem; vertical-align: top }
details[open] { display: block }
summary { color: var(--quiet); cursor: pointer; padding: .25rem 0 }
summary:hover { color: var(--text) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 3px }`

const WHO = {
  anyone: 'for anyone',
  player: 'signed in, or as a guest',
  user: 'signed in',
  admin: 'admins only',
} as const

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replace(/[&<>]/g, (char) => ENTITIES[char] ?? char)

function shape(title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output'): string {
  if (!schema) return ''
  const { $schema: _schema, ...written } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const text = escape(JSON.stringify(written, null, 2))
  return `<details><summary>${title}</summary><pre tabindex="0">${text}</pre></details>`
}

function refusals(route: Route): string {
  const rows = [...failuresOf(route)].flatMap(([status, codes]) =>
    codes.map(
      (code) => `<tr><td>${status}<td><code>${code}</code><td>${escape(ERRORS[code].detail)}`,
    ),
  )
  return `<details><summary>Refusals</summary><table>${rows.join('\n')}</table></details>`
}

const article = ([name, route]: [string, Route]) => `<article id="${name}">
<h3>${route.method} ${escape(API_BASE + route.path)}</h3>
<p>${escape(route.summary)}. <span class="access">${WHO[route.access]}</span></p>
${shape('Path', route.params, 'input')}
${shape('Query', route.query, 'input')}
${shape('Body', route.body, 'input')}
${shape('Answer', route.answer, 'output')}
${refusals(route)}
</article>`

/** Returns a page that lists all calls. `nonce` permits its inline style. */
function referencePage(nonce: string): string {
  const nouns = Map.groupBy(Object.entries<Route>(routes), ([, { path }]) => path.split('/')[1])
  const sections = [...nouns].map(
    ([noun, calls]) => `<section><h2>${noun}</h2>\n${calls.map(article).join('\n')}</section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Kathasagar API</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>Kathasagar API</h1>
<p>For programs: <a href="${API_BASE}/openapi.json">OpenAPI 3.1</a>. Bodies and answers are JSON;
signed-in calls carry <code>Authorization: Bearer</code>.</p>
${sections.join('\n')}
</main></body></html>`
}

export function referenceRoutes(app: FastifyInstance, publicUrl: string | null): void {
  let document: string | null = null
  app.get(`${API_BASE}/openapi.json`, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument())
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const headers = pageHeaders({
      nonce,
      path: '/api/docs',
      publicUrl,
      hasGoogle: false,
      locale: 'en',
    })
    return reply.headers(headers).send(referencePage(nonce))
  })
}
