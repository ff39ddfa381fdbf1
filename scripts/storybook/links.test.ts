import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../architecture/imports.ts'
import { readIndex } from './storyIndex.ts'
import { readPieces } from './facts/pieces.ts'

const PAGES = join(root, 'packages/ui/src/docs')
const index = await readIndex()
const addresses = new Set(
  index.map(({ id, type }) => `./?path=/${type === 'docs' ? 'docs' : 'story'}/${id}`),
)
/** Names of the pieces that have a page. */
const pieces = new Set(
  index
    .filter(({ type }) => type === 'docs')
    .map(({ title }) => title.split('/').at(-1) ?? '')
    .filter((name) => readPieces().has(name)),
)

const pages = readdirSync(PAGES)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({ name, text: readFileSync(join(PAGES, name), 'utf8') }))

/** Links of a page that lead to nothing in the book. */
const lost = (text: string) =>
  [...text.matchAll(/\]\((\.\/\?path=[^)]*)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !addresses.has(address))

/** Pieces that a page names as code and does not link; headings and code to copy are left out. */
const unlinked = (text: string) =>
  [...text.replaceAll(/^```[^]*?^```|^[#<].*$/gm, '').matchAll(/(?<!\[)`([A-Z]\w+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => pieces.has(name))

test('every link between pages of the book leads to a page', () => {
  expect(pages.flatMap(({ text }) => [...text.matchAll(/\?path=/g)]).length).toBeGreaterThan(20)
  expect(pages.flatMap(({ name, text }) => lost(text).map((to) => `${name}: ${to}`))).toEqual([])
})

test('a piece that a page names leads to its own page', () => {
  expect(pages.flatMap(({ name, text }) => unlinked(text).map((to) => `${name}: ${to}`))).toEqual(
    [],
  )
})

test('a link to nowhere and a name without a link would be found', () => {
  expect(lost('See [Gone](./?path=/docs/gone--docs).')).toEqual(['./?path=/docs/gone--docs'])
  expect(unlinked('Take a `Spinner`.')).toEqual(['Spinner'])
})
