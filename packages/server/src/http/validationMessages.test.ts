import { type Route, type RouteName, routes } from '@kathasagar/api/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { isWhole } from '../../../../scripts/checks/rounds.ts'
import { makePerson } from '../test/access/scenery.ts'
import { type Operation, operationsOf } from '../test/fuzz/fuzzRequests.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { FIELD_LABELS } from './validationMessages.ts'
import { openApiDocument } from './reference.ts'

interface Shape {
  $ref?: string
  properties?: Record<string, Shape>
  items?: Shape
  additionalProperties?: Shape | boolean
  anyOf?: Shape[]
  oneOf?: Shape[]
}

const document = openApiDocument()
const operations = operationsOf(document)
const schemas = document.components.schemas as Record<string, Shape>

const resolved = (shape: Shape): Shape =>
  shape.$ref ? resolved(schemas[shape.$ref.split('/').at(-1) ?? ''] ?? {}) : shape
const variantsOf = (shape: Shape) =>
  [shape, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].map(resolved)

function namesIn(given: Shape, names = new Set<string>()): Set<string> {
  for (const shape of variantsOf(resolved(given))) {
    for (const [name, inner] of Object.entries(shape.properties ?? {})) {
      names.add(name)
      namesIn(inner, names)
    }
    if (shape.items) namesIn(shape.items, names)
    if (typeof shape.additionalProperties === 'object') namesIn(shape.additionalProperties, names)
  }
  return names
}

const fieldsOf = ({ parameters, body }: Operation) => [
  ...parameters.map(({ name }) => name),
  ...namesIn((body ?? {}) as Shape),
]
const fields = new Set(operations.flatMap(fieldsOf))
const rawNames = [...fields].filter((name) => name.includes('_'))

function filledWith(wrong: unknown, given: Shape): unknown {
  const shape = variantsOf(resolved(given)).find(({ properties, items, additionalProperties }) =>
    Boolean(properties ?? items ?? additionalProperties),
  )
  if (shape?.properties) {
    const inner = Object.entries(shape.properties)
    return Object.fromEntries(inner.map(([name, value]) => [name, filledWith(wrong, value)]))
  }
  if (shape?.items) return [filledWith(wrong, shape.items)]
  if (typeof shape?.additionalProperties === 'object') {
    return { a: filledWith(wrong, shape.additionalProperties) }
  }
  return wrong
}

const PARSERS =
  /invalid (?:input|option|string|uuid|key|union|iso|element|type)|expected|received|too (?:small|big)|unrecogni[sz]ed|undefined|\bnan\b|regex|pattern/i
const SOME_ID = '6b0b4f6e-3a53-4b60-9d0b-0a2f2c0a7f55'
const LONG = 'long '.repeat(5000)
/** Values to send. `npm test` sends only every second one. */
const WRONG = [null, '', 'x', LONG, '\u0000', -1, 0.5, 1e15, true, 'x@y', [], {}].filter(
  (_, at) => isWhole || at % 2 === 0,
)

const product = await openTestApp()

let admin = await makePerson(product, { role: 'admin' })

/** Sends a request as an admin. After a success, creates a new admin, because the login may have ended. */
async function send(operation: Operation, { body, query }: { body?: unknown; query?: string }) {
  const { access_token } = admin
  const url = operation.parameters.reduce(
    (path, it) => (it.in === 'path' ? path.replace(`{${it.name}}`, SOME_ID) : path),
    operation.path,
  )
  const answer = await product.app.inject({
    method: operation.method as 'GET',
    url: query === undefined ? url : `${url}?${query}`,
    headers: {
      authorization: `Bearer ${access_token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  if (answer.statusCode < 400) admin = await makePerson(product, { role: 'admin' })
  return answer
}

const queryOf = ({ parameters }: Operation, wrong: unknown) =>
  parameters
    .filter((it) => it.in === 'query')
    .map(({ name }) => `${name}=${encodeURIComponent(String(wrong).slice(0, 2000))}`)
    .join('&')

function attemptsOf(operation: Operation) {
  const { body } = operation
  if (body === null) {
    return ['', ...WRONG.map((wrong) => queryOf(operation, wrong))].map((query) => ({ query }))
  }
  const wrongBodies = WRONG.map((wrong) => filledWith(wrong, body as Shape))
  return [{}, [], 'text', 7, null, ...wrongBodies].map((sent) => ({ body: sent }))
}

const askers = operations.filter(
  ({ body, parameters }) => body !== null || parameters.some((it) => it.in === 'query'),
)

describe.each(askers)('$id', (operation) => {
  test('names an invalid field by its label, with our message', async () => {
    for (const attempt of attemptsOf(operation)) {
      const answer = await send(operation, attempt)

      expect(answer.statusCode).toBeLessThan(500)
      if (answer.statusCode < 400) continue
      const { detail } = answer.json<{ detail: string | { msg: string; loc: unknown[] }[] }>()
      const told = typeof detail === 'string' ? [detail] : detail.map(({ msg }) => msg)
      for (const sentence of told) {
        expect(sentence).not.toMatch(PARSERS)
        expect(sentence).toMatch(/^[\p{Lu}\d]/u)
        expect(rawNames.filter((name) => sentence.includes(name))).toEqual([])
      }
    }
  })
})

test('has a label for every field of the contract, and no unused label', () => {
  expect(Object.keys(FIELD_LABELS).toSorted()).toEqual([...fields].toSorted())
})

const faults = async (name: RouteName, body: unknown) => {
  const operation = operations.find(({ id }) => id === name)
  if (!operation) throw new Error(`There is no call ${name}`)
  const { detail } = (await send(operation, { body })).json<{ detail: { msg: string }[] }>()
  return detail.map(({ msg }) => msg)
}

test.each<[RouteName, unknown, string[]]>([
  ['login', { password: 7 }, ['Username or email is required', 'Password must be text']],
  [
    'register',
    {
      username: 'ab',
      email: 'x',
      password: 'Sagar#2042x',
      confirm_password: 'Sagar#2042x',
      display_name: 'x'.repeat(51),
    },
    [
      'Username must be at least 3 characters',
      'Please enter a valid email address',
      'Display name cannot exceed 50 characters',
    ],
  ],

  ['rateStory', { stars: 9 }, ['Stars must be at most 5']],
  ['rateStory', { stars: 2.5 }, ['Stars must be a whole number']],
  ['setFeatured', { is_featured: 'yes' }, ['Featured must be true or false']],
  ['setRole', { role: 'king' }, ['Role must be one of: user, admin']],
  [
    'setRole',
    { role: 'user', reason: 'He asked.' },
    ['The request holds fields that this call does not know'],
  ],
  [
    'createStory',
    { title: null, tagline: 3, category_id: null, tag_ids: [4], is_premium: null },
    [
      'Title cannot be empty',
      'Tagline must be text',
      'Description is required',
      'Story prompt is required',
      'Cover image URL is required',
      'Choose a category',
      'Tags must each be an id',
      'Premium story cannot be empty',
    ],
  ],

  [
    'updateStory',
    { title: ' ', category_id: 'river', tag_ids: 'boats', content_rating: null },
    [
      'Title is required',
      'Category must be an id',
      'Tags must be a list',
      'Content rating must be one of: everyone, family, general, teen, mature',
    ],
  ],
])('%s of %j answers %j', async (name, body, sentences) => {
  expect(await faults(name, body)).toEqual(sentences)
})

const bodies = (Object.entries(routes) as [string, Route][]).flatMap(([name, { access, body }]) =>
  access === 'admin' && body ? [{ name, body }] : [],
)

const shapesOf = (body: z.ZodMiniType): readonly z.ZodMiniType[] =>
  body instanceof z.ZodMiniDiscriminatedUnion ? (body.def.options as z.ZodMiniType[]) : [body]

test.each(bodies)('refuses an unknown key in $name', ({ body }) => {
  for (const shape of shapesOf(body)) {
    const { error } = shape.safeParse({ role: 'admin', is_owner: true })

    const codes = error?.issues.map(({ code }) => code)
    expect(codes).toContain('unrecognized_keys')
  }
})
