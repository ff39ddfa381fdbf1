import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { root } from './sources.ts'
import { textOf } from '../prepare.mjs'

/** Somebody else's page: what stands in an address is theirs. */
const ADDRESS = /\bhttps?:\/\/\S+/gu
const DOCUMENT = /[\w./-]+\.mdx?\b/gu
const DECISION = /\bADRs? (\d+)/gu
/** A file of code that a document names, with at least one folder, or any place below ours. */
const CODE =
  /`((?:packages|scripts|docs|e2e)\/(?![\w-]+\/dist)[\w./-]+|[\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs))`/gu

/** Which files there are, by the paths that somebody may cite them by. */
interface Known {
  /** Paths from the root of the repository. */
  files: readonly string[]
  /** Numbers of the decisions. */
  decisions: ReadonlySet<number>
}

const isCited = ({ files }: Known, cited: string) => {
  const path = cited.replaceAll(/^(?:\.\.?\/)+|\/$/gu, '')
  const isIt = (file: string) => file === path || file.endsWith(`/${path}`)
  return files.some((file) => isIt(file) || file.startsWith(`${path}/`))
}

/** What a text cites that is not there: documents and decisions, and where it is one itself, code. */
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

/** Tests make up names of files, and what is brought from elsewhere cites what lies there. */
const isMadeUp = (file: string) => /\.test\.tsx?$|\/fixtures\/|\/seed\//u.test(file)
const isRead = (file: string) =>
  /\.(?:tsx?|mjs|mts|mdx?|ya?ml|css)$|(?:^|\/)Dockerfile$/u.test(file) && !isMadeUp(file)

test('whatever document, decision or file is cited is there', () => {
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
])('%j cites what is not there', (text, missing) => {
  expect(missingIn(text, known, { isDocument: true })).toEqual(missing)
})

test('what lies at another address is not looked for', () => {
  expect(missingIn('https://example.org/docs/there.md', known)).toEqual([])
})
