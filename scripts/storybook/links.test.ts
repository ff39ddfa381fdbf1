import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../architecture/sources.ts'
import { readIndex } from './storyIndex.ts'

const PAGES = join(root, 'packages/ui/src/docs')
const index = await readIndex()
const addresses = new Set(
  index.map(({ id, type }) => `./?path=/${type === 'docs' ? 'docs' : 'story'}/${id}`),
)
const pages = readdirSync(PAGES)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({ name, text: readFileSync(join(PAGES, name), 'utf8') }))

const lost = (text: string) =>
  [...text.matchAll(/\]\((\.\/\?path=[^)]*)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !addresses.has(address))

test('all links between documentation pages work', () => {
  expect(pages.flatMap(({ text }) => [...text.matchAll(/\?path=/g)]).length).toBeGreaterThan(20)
  expect(pages.flatMap(({ name, text }) => lost(text).map((to) => `${name}: ${to}`))).toEqual([])
})

test('a broken link is found', () => {
  expect(lost('See [Gone](./?path=/docs/gone--docs).')).toEqual(['./?path=/docs/gone--docs'])
})
