import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, test } from 'vitest'

import { lineOf, nodesIn, parse, sourceFiles } from './sources.ts'
import { root, textOf } from '../prepare.mjs'

const SHOWN = 80

/** Returns a message if a run of characters makes a pattern (`/source/flags`) slow. */
function slowOn(written: string): string[] {
  const end = written.lastIndexOf('/')
  const pattern = { source: written.slice(1, end), flags: written.slice(end + 1) }
  const [report] = analyse(pattern, { maxReports: 1 }).reports
  if (report === undefined) return []
  const run = report.character.literal.source.slice(0, SHOWN)
  return [`${written.slice(0, SHOWN)} on a run of ${run}`]
}

const slowPatternsOf = (file: string, code: string) =>
  nodesIn(parse(code, file))
    .filter(ts.isRegularExpressionLiteral)
    .flatMap((literal) => slowOn(literal.text).map((slow) => `${file}:${lineOf(literal)} ${slow}`))

function patternsBuiltBy(modules: readonly string[]): string[] {
  const program = join(root, 'scripts/architecture/builtPatterns.mjs')
  const node = ['--conditions=@kathasagar/source', program, ...modules]
  return JSON.parse(execFileSync(process.execPath, node, { encoding: 'utf8' }))
}

const READS_TEXT =
  /^packages\/(?:story|engine|interchange|painter|api|app|server)\/src\/(?!cli\/|test\/|(?:.*\/)?testing\/)/

test('uses only linear regular expressions for user text', () => {
  const files = sourceFiles().filter((file) => READS_TEXT.test(file))
  const slow = files.flatMap((file) => slowPatternsOf(file, textOf(file)))

  expect(files.length).toBeGreaterThan(1000)
  expect(slow).toEqual([])
})

test('constructs only linear regular expressions in modules', () => {
  // Excludes the app: its modules need a build, and its patterns only match its own addresses.
  const files = sourceFiles().filter(
    (file) => READS_TEXT.test(file) && !file.includes('/app/') && /new RegExp\(/.test(textOf(file)),
  )
  const built = patternsBuiltBy(files.map((file) => join(root, file)))

  expect(built.length).toBeGreaterThan(50)
  expect(built.flatMap(slowOn)).toEqual([])
})

test('finds a slow constructed expression', () => {
  const built = patternsBuiltBy([`data:text/javascript,new RegExp(['a*', 'a*b'].join(''), 'u')`])

  expect(built.flatMap(slowOn)).toHaveLength(1)
})

test.each([
  ['letters of another script before letters', String.raw`/^\W*(\p{L}+)\s+why/iu`],
  ['spaces before an end', String.raw`/\s+$/u`],
  ['words that may be one or two', String.raw`/(?:\p{L}+\s?){1,2}!/u`],
  ['a star in a star', String.raw`/(?:a*)*b/u`],
])('finds a slow expression: %s', (_, pattern) => {
  expect(slowPatternsOf('planted.ts', `const it = ${pattern}`)).toHaveLength(1)
})

test.each([
  ['a run that begins where it begins', String.raw`/(?<!\s)\s+$/u`],
  ['what is no letter before letters', String.raw`/^[^\p{L}\p{M}]*(\p{L}+)\s+why/iu`],
])('accepts a linear expression: %s', (_, pattern) => {
  expect(slowPatternsOf('sound.ts', `const it = ${pattern}`)).toEqual([])
})
