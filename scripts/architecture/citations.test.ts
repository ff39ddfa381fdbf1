import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { root } from './sources.ts'
import { textOf } from '../prepare.mjs'

const ADDRESS = /\bhttps?:\/\/\S+/gu
const DOCUMENT = /[\w./-]+\.mdx?\b/gu
const DECISION = /\bADRs? (\d+)/gu
const CODE =
  /`((?:packages|scripts|docs|e2e)\/(?![\w-]+\/dist)[\w./-]+|[\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs))`/gu

interface Known {
  files: readonly string[]
  decisions: ReadonlySet<number>
}

const isCited = ({ files }: Known, cited: string) => {
  const path = cited.replaceAll(/^(?:\.\.?\/)+|\/$/gu, '')
  const isIt = (file: string) => file === path || file.endsWith(`/${path}`)
  return files.some((file) => isIt(file) || file.startsWith(`${path}/`))
}

/** Returns cited documents and decisions that are missing. In documents, also checks source files. */
function missingIn(text: string, known: Known, { isDocument = false } = {}): string[] {
  const own = text.replaceAll(ADDRESS, '')
  const decisions = [...own.matchAll(DECISION)]
    .filter(([, number]) => !known.decisions.has(Number(number)))
    .map(([cited]) => cited)
  const documents = [...own.matchAll(DOCUMENT)].map(([cited]) => cited)
  const code = isDocument ? [...own.matchAll(CODE)].map(([, cited = '']) => cited) : []
  return [...decisions, ...[...documents, ...code].filter((cited) => !isCited(known, cited))]
}

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const files = tracked.split('\n').filter(Boolean)
const known: Known = {
  files,
  decisions: new Set(
    files.flatMap((file) => /^docs\/adr\/(\d+)-/u.exec(file)?.[1] ?? []).map(Number),
  ),
}

/** Returns true for tests and fixtures, which contain made-up names. */
const isMadeUp = (file: string) => /\.test\.tsx?$|\/fixtures\/|\/seed\//u.test(file)
const isRead = (file: string) =>
  /\.(?:tsx?|mjs|mts|mdx?|ya?ml|css)$|(?:^|\/)Dockerfile$/u.test(file) && !isMadeUp(file)

test('finds every cited document, decision, and file', () => {
  const missing = files.filter(isRead).flatMap((file) => {
    const isDocument = /^(?:docs\/|[A-Z]+\.md)/u.test(file)
    const text = textOf(file)
    return missingIn(text, known, { isDocument }).map((cited) => `${file}: ${cited}`)
  })

  expect(missing).toEqual([])
})

test.each([
  ['/** As security.md 4 asks. */', ['security.md']],
  ['See ADR 999 and [this](../nowhere.md).', ['ADR 999', '../nowhere.md']],
  ['See `packages/app/src/gone/`.', ['packages/app/src/gone/']],
  ['It is `services/auth/noSuchCall.ts` that does it.', ['services/auth/noSuchCall.ts']],
])('reports a missing citation in %j', (text, missing) => {
  expect(missingIn(text, known, { isDocument: true })).toEqual(missing)
})

test('ignores paths in addresses of other sites', () => {
  expect(missingIn('https://example.org/docs/there.md', known)).toEqual([])
})
