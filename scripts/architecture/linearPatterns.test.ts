import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root, sourceFiles } from './imports.ts'
import { slowPatternsOf } from './linearPatterns.ts'

/** Here players' and authors' text is read. */
const READS_TEXT =
  /^packages\/(?:story|engine|interchange|painter|api|app|server)\/src\/(?!cli\/|test\/|(?:.*\/)?testing\/)/
const IS_TEST = /\.(?:test|stories)\.tsx?$/

test('no pattern that meets text takes more than so many steps a sign', () => {
  const files = sourceFiles().filter((file) => READS_TEXT.test(file) && !IS_TEST.test(file))
  const slow = files.flatMap((file) => slowPatternsOf(file, readFileSync(join(root, file), 'utf8')))

  expect(files.length).toBeGreaterThan(2000)
  expect(slow.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
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
