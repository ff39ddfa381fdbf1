import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, test } from 'vitest'

import { lineOf, nodesIn, parse, sourceFiles } from './sources.ts'
import { root, textOf } from '../prepare.mjs'

const SHOWN = 80

/** What a pattern written as `/source/flags` is slow on: a long run of one sign. Nothing: it is linear. */
function slowOn(written: string): string[] {
  const end = written.lastIndexOf('/')
  const pattern = { source: written.slice(1, end), flags: written.slice(end + 1) }
  const [report] = analyse(pattern, { maxReports: 1 }).reports
  if (report === undefined) return []
  const run = report.character.literal.source.slice(0, SHOWN)
  return [`${written.slice(0, SHOWN)} on a run of ${run}`]
}

/** Patterns of a file that take more than so many steps a sign on a long run of one sign. */
const slowPatternsOf = (file: string, code: string) =>
  nodesIn(parse(code, file))
    .filter(ts.isRegularExpressionLiteral)
    .flatMap((literal) => slowOn(literal.text).map((slow) => `${file}:${lineOf(literal)} ${slow}`))

/** Patterns that modules put together while they are imported, each as it would be written. */
function patternsBuiltBy(modules: readonly string[]): string[] {
  const program = join(root, 'scripts/architecture/builtPatterns.mjs')
  const node = ['--conditions=@kathasagar/source', program, ...modules]
  return JSON.parse(execFileSync(process.execPath, node, { encoding: 'utf8' }))
}

/** Here players' and authors' text is read. */
const READS_TEXT =
  /^packages\/(?:story|engine|interchange|painter|api|app|server)\/src\/(?!cli\/|test\/|(?:.*\/)?testing\/)/

test('no pattern that meets text takes more than so many steps a sign', () => {
  const files = sourceFiles().filter((file) => READS_TEXT.test(file))
  const slow = files.flatMap((file) => slowPatternsOf(file, textOf(file)))

  expect(files.length).toBeGreaterThan(1000)
  expect(slow).toEqual([])
})

test('nor does one that a module puts together from rows of words', () => {
  // The app's are of its own addresses, and need a build to be imported.
  const files = sourceFiles().filter(
    (file) => READS_TEXT.test(file) && !file.includes('/app/') && /new RegExp\(/.test(textOf(file)),
  )
  const built = patternsBuiltBy(files.map((file) => join(root, file)))

  expect(built.length).toBeGreaterThan(50)
  expect(built.flatMap(slowOn)).toEqual([])
})

test('a planted pattern that is put together is found', () => {
  const built = patternsBuiltBy([`data:text/javascript,new RegExp(['a*', 'a*b'].join(''), 'u')`])

  expect(built.flatMap(slowOn)).toHaveLength(1)
})

test.each([
  ['letters of another script before letters', String.raw`/^\W*(\p{L}+)\s+why/iu`],
  ['spaces before an end', String.raw`/\s+$/u`],
  ['words that may be one or two', String.raw`/(?:\p{L}+\s?){1,2}!/u`],
  ['a star in a star', String.raw`/(?:a*)*b/u`],
])('a planted pattern is found: %s', (_, pattern) => {
  expect(slowPatternsOf('planted.ts', `const it = ${pattern}`)).toHaveLength(1)
})

test.each([
  ['a run that begins where it begins', String.raw`/(?<!\s)\s+$/u`],
  ['what is no letter before letters', String.raw`/^[^\p{L}\p{M}]*(\p{L}+)\s+why/iu`],
])('a linear pattern passes: %s', (_, pattern) => {
  expect(slowPatternsOf('sound.ts', `const it = ${pattern}`)).toEqual([])
})
