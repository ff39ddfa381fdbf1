import { API_BASE, ErrorBody, routes, type Route, type RouteName } from '@kathasagar/api/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { buildTestApp, type TestApp } from '../test/buildTestApp.ts'
import { insertStory } from '../test/factories.ts'

const RUNS = 60

interface Shape {
  type?: string
  enum?: string[]
  const?: unknown
  format?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
}

let product: TestApp
let token: string
let storyId: string
beforeAll(async () => {
  product = await buildTestApp()
  token = (await product.register()).access_token
  storyId = (await insertStory(product.db)).id
})
afterAll(() => product.close())

/** Text that has broken servers before, and text like any other. */
const nastyText = fc.oneof(
  fc.constantFrom('\u0000', 'a\u0000b', '\ud800', '%', "'", '../', '🪔', '', ' ', 'null', '-1'),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ minLength: 200, maxLength: 2500 }),
)

/** Values that fit a schema's shape, so that they get past the first check. */
function fitting(shape: Shape): fc.Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const options = shape.anyOf ?? shape.oneOf
  if (options) return fc.oneof(...options.map(fitting))
  if (shape.format === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom(storyId))
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {}).map(
      ([key, child]) => [key, mutated(child)] as const,
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  }
  if (shape.type === 'array') return fc.array(fitting(shape.items ?? {}), { maxLength: 5 })
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'integer' || shape.type === 'number')
    return fc.oneof(fc.integer(), fc.double())
  return nastyText
}

/** One value in a dozen is of quite another kind. */
const mutated = (shape: Shape): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: fitting(shape) }, { weight: 1, arbitrary: fc.jsonValue() })

const shapeOf = (schema: z.ZodMiniType | undefined): Shape | null =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : null

const textFields = (schema: z.ZodMiniType | undefined): fc.Arbitrary<Record<string, string>> =>
  fc.record<Record<string, string>>(
    Object.fromEntries(
      Object.entries(shapeOf(schema)?.properties ?? {}).map(([key, shape]) => [
        key,
        fc.oneof(fitting(shape).map(String), nastyText),
      ]),
    ),
    { requiredKeys: [] },
  )

const fill = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_whole, key: string) =>
    encodeURIComponent((params[key] ?? '-').toWellFormed()),
  )

test.each(Object.keys(routes) as RouteName[])(
  '%s never falls over, whatever it is sent',
  async (name) => {
    const route: Route = routes[name]
    const body = shapeOf(route.body)
    const request = fc.record({
      params: textFields(route.params),
      query: textFields(route.query),
      body: body ? mutated(body) : fc.constant(undefined),
      isSignedIn: fc.boolean(),
    })

    await fc.assert(
      fc.asyncProperty(request, async ({ params, query, body: payload, isSignedIn }) => {
        const address = new URLSearchParams(
          Object.entries(query).map(([key, value]) => [key, value.toWellFormed()]),
        )
        const response = await product.app.inject({
          method: route.method,
          url: `${API_BASE}${fill(route.path, params)}?${address}`,
          headers: {
            ...(isSignedIn && name !== 'logout' ? { authorization: `Bearer ${token}` } : {}),
            ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
        })

        expect(response.statusCode).toBeLessThan(500)
        if (response.statusCode >= 400) ErrorBody.parse(response.json())
      }),
      { numRuns: RUNS },
    )
  },
)
