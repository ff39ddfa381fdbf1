import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, test } from 'vitest'

import { lineOf, nodesIn, parse, sourceFiles } from './imports.ts'
import { textOf } from '../prepare.mjs'

const SHOWN = 80

/** Patterns of a file that take more than so many steps a sign on a long run of one sign. */
const slowPatternsOf = (file: string, code: string) =>
  nodesIn(parse(code, file))
    .filter(ts.isRegularExpressionLiteral)
    .flatMap((literal) => {
      const end = literal.text.lastIndexOf('/')
      const pattern = { source: literal.text.slice(1, end), flags: literal.text.slice(end + 1) }
      const [report] = analyse(pattern, { maxReports: 1 }).reports
      if (report === undefined) return []
      const run = report.character.literal.source.slice(0, SHOWN)
      return [`${file}:${lineOf(literal)} ${literal.text.slice(0, SHOWN)} on a run of ${run}`]
    })

/** Here players' and authors' text is read. */
const READS_TEXT =
  /^packages\/(?:story|engine|interchange|painter|api|app|server)\/src\/(?!cli\/|test\/|(?:.*\/)?testing\/)/

test('no pattern that meets text takes more than so many steps a sign', () => {
  const files = sourceFiles().filter((file) => READS_TEXT.test(file))
  const slow = files.flatMap((file) => slowPatternsOf(file, textOf(file)))

  expect(files.length).toBeGreaterThan(2000)
  expect(slow).toEqual([])
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
