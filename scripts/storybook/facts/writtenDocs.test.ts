import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import type { ComponentDocs } from '../../../packages/ui/src/docs/componentDocs.ts'
import { root } from '../../architecture/imports.ts'
import { componentFacts } from './componentFacts.ts'
import { readPieces } from './pieces.ts'

const facts = componentFacts()
const pieces = readPieces()
const written = import.meta.glob<ComponentDocs>(
  '../../../packages/ui/src/components/**/*.docs.ts',
  {
    eager: true,
    import: 'docs',
  },
)
const pages = Object.entries(written).map(([path, docs]) => ({
  name: path.replace(/^.*\/(\w+)\.docs\.ts$/, '$1'),
  lines: [
    docs.use,
    ...docs.avoid,
    ...docs.anatomy.flatMap(([part, does]) => [part, does]),
    ...(docs.pairs ?? []).flatMap((pair) => [pair.do.why, pair.dont.why]),
    ...docs.words,
  ],
  docs,
}))

/** Text of a folder and of those whose props it takes over. */
const sourceOf = (name: string) =>
  [name, ...(facts[name]?.parts ?? [])]
    .flatMap((part) => pieces.get(part)?.files ?? [])
    .map(({ text }) => text)
    .join('\n')

const vocabulary = readdirSync(join(root, 'packages/api/src/contract'), {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
  .join('\n')

/** Names in backticks that are neither a piece nor a word of the source that they are told of. */
const strangers = (name: string, lines: readonly string[]) =>
  lines
    .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code))
    .filter((code) => !pieces.has(code) && code !== 'UiProvider')
    .filter((code) => {
      const word = /[\w-]+/.exec(code)?.[0] ?? code
      return !new RegExp(`\\b${word}\\b`).test(`${sourceOf(name)}\n${vocabulary}`)
    })

test('the pieces that are used most are written about by hand', () => {
  const most = Object.entries(facts)
    .filter(([name]) => pieces.get(name)?.folder.includes('/components/'))
    .toSorted(([, a], [, b]) => b.usedBy.length - a.usedBy.length)
    .slice(0, 20)
    .map(([name]) => name)

  expect(pages.length).toBeGreaterThanOrEqual(30)
  expect(most.filter((name) => pages.every((page) => page.name !== name))).toEqual([])
})

test.each(pages)(
  'the page of $name says where it is not the right piece, and nothing in blank',
  ({ docs, lines }) => {
    expect(docs.avoid.length).toBeGreaterThan(0)
    expect(docs.anatomy.length).toBeGreaterThan(0)
    expect(lines.filter((line) => line.trim() === '')).toEqual([])
  },
)

test.each(pages)('every name on the page of $name is in the source', ({ name, lines }) => {
  expect(strangers(name, lines)).toEqual([])
})

test('a name that is nowhere would be found', () => {
  expect(strangers('Button', ['Give it `isLoading`, or a `Butten`.'])).toEqual([
    'isLoading',
    'Butten',
  ])
})
