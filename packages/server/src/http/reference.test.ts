import { API_BASE, routes } from '@kathasagar/api/contract'
import { steepWall, teaStall } from '@kathasagar/story/testing'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'

import { openTestApp } from '../test/openTestApp.ts'

const product = await openTestApp()

test('the contract is a valid OpenAPI document with every call in it', async () => {
  const document = (await product.app.inject({ url: `${API_BASE}/openapi.json` })).json<{
    paths: Record<string, Record<string, { operationId: string }>>
  }>()

  const checked = await new Validator().validate(document)

  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(checked.errors ?? []).toEqual([])
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    Object.keys(routes).sort(),
  )
})

test('the reference page shows every call, without a script', async () => {
  const page = await product.app.inject({ url: '/api/docs' })

  const shown = Object.keys(routes).filter((name) => page.payload.includes(`id="${name}"`))
  expect(shown).toEqual(Object.keys(routes))
  expect(page.payload).not.toContain('<script')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
})

const read = () => product.ask('getStorySchema', {})

/** Validates with an independent validator. */
const judge = async (story: unknown) =>
  new Ajv2020({ strict: false }).validate(await read(), JSON.parse(JSON.stringify(story)))

test('guests get the schema of a story, and get it again only when it has changed', async () => {
  const url = '/api/v1/story.schema.json'

  const first = await product.app.inject({ url })
  const again = await product.app.inject({
    url,
    headers: { 'if-none-match': String(first.headers.etag) },
  })

  expect(first.json()).toMatchObject({
    $id: url,
    $schema: 'https://json-schema.org/draft/2020-12/schema',
  })
  expect(again.statusCode).toBe(304)
})

test('it takes what the contract takes, and refuses what is too much of it', async () => {
  const first = { start_node: 'a', nodes: { a: { text: 'A', choices: [] } } }
  const tooLong = {
    ...teaStall,
    things: { letters: { name: 'x'.repeat(STORY_LIMITS.nameMax + 1) } },
  }
  const names = Array.from({ length: STORY_LIMITS.variables + 1 }, (_, i) => [
    `v${i}`,
    { flag: true },
  ])

  expect(await judge(teaStall)).toBe(true)
  expect(await judge(first)).toBe(true)
  expect(await judge(steepWall)).toBe(true)
  expect(await judge({ ...steepWall, state: { health: { health: false } } })).toBe(false)
  expect(await judge(tooLong)).toBe(false)
  expect(await judge({ ...teaStall, state: Object.fromEntries(names) })).toBe(false)
  expect(await judge({ ...teaStall, state: { trust: { colour: 'red' } } })).toBe(false)
})
