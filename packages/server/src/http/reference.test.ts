import { API_BASE, routes } from '@kathasagar/api/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
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
