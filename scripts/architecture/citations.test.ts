import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { missingIn, type Known } from './citations.ts'
import { root } from './imports.ts'

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
    const text = readFileSync(join(root, file), 'utf8')
    return missingIn(text, known, { isDocument }).map((cited) => `${file}: ${cited}`)
  })

  expect(missing).toEqual([])
})

test.each([
  ['/** As security.md 4 asks. */', ['security.md']],
  ['See ADR 999 and [this](../nowhere.md).', ['ADR 999', '../nowhere.md']],
  ['It is `services/auth/noSuchCall.ts` that does it.', ['services/auth/noSuchCall.ts']],
])('%j cites what is not there', (text, missing) => {
  expect(missingIn(text, known, { isDocument: true })).toEqual(missing)
})

test('what lies at another address is not looked for', () => {
  expect(missingIn('https://example.org/docs/there.md', known)).toEqual([])
})
