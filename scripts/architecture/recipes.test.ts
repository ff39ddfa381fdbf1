import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { root } from './imports.ts'

const folder = join(root, 'docs/recipes')

/** Paths that a page names, from the root. */
const pathsIn = (page: string) =>
  [...page.matchAll(/`((?:packages|scripts|docs|e2e)\/[^`\s]*)`/g)].map(([, path = '']) => path)

const recipes = readdirSync(folder).map((name) => ({
  name,
  paths: pathsIn(readFileSync(join(folder, name), 'utf8')),
}))

describe.each(recipes)('the recipe $name', ({ paths }) => {
  test('leads to what is there', () => {
    expect(paths.length).toBeGreaterThan(2)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

test('a path that is gone is found', () => {
  const [gone = ''] = pathsIn('See `packages/app/src/gone.ts`.')

  expect(existsSync(join(root, gone))).toBe(false)
})
