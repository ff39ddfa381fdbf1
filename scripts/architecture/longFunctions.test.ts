import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { root } from './imports.ts'
import { longFunctionsOf } from './longFunctions.ts'
import { textOf } from '../prepare.mjs'

const SOURCES = [
  'packages/stories',
  'packages/api',
  'packages/app',
  'packages/server',
  'packages/ui',
  'scripts',
  'bench',
  'e2e',
  '.storybook',
]
const NOT_OURS = /(?:^|\/)(?:node_modules|dist[\w-]*|public|storybook-static)$/

/** Every file of code, tests and stories too. */
const codeIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return NOT_OURS.test(path) ? [] : codeIn(path)
    return /\.m?[jt]sx?$/.test(path) && !/\.d\.m?ts$/.test(path) ? [path] : []
  })

// Before the tests: to read a whole package takes a busy machine longer than a test may.
const read = SOURCES.map((folder) => {
  const files = codeIn(folder)
  const long = files.flatMap((file) => longFunctionsOf(file, textOf(file)))
  return { folder, files, long }
})

test.each(read)('every function of $folder fits a screen', ({ files, long }) => {
  expect(files.length).toBeGreaterThan(3)
  expect(long.map(({ file, line, name, lines }) => `${file}:${line} ${name}: ${lines}`)).toEqual([])
})

const filler = (count: number) => '  work()\n'.repeat(count)
const rows = (count: number) => '  a: 1,\n'.repeat(count)

describe('what is planted', () => {
  test('is found by its name, its place and its length', () => {
    const code = `\nfunction told() {\n${filler(39)}}\n`

    expect(longFunctionsOf('planted.ts', code)).toEqual([
      { file: 'planted.ts', line: 2, name: 'told', lines: 41 },
    ])
  })

  test.each([
    ['an arrow', `const told = () => {\n${filler(39)}}`],
    ['a component', `export const Told = () => {\n${filler(38)}  return <p />\n}`],
    ['what a call is handed', `test('told', () => {\n${filler(39)}})`],
    ['a method', `const it = {\n  told() {\n${filler(39)}},\n}`],
    [
      'a hook that returns an object after its work',
      `const told = () => {\n${filler(38)}return {}\n}`,
    ],
    ['a function inside a table', `const it = () => ({\n  told: () => {\n${filler(39)}},\n})`],
    [
      'a test inside a suite',
      `describe('told', () => {\n  test('it', () => {\n${filler(39)}})\n})`,
    ],
    ['a style map that works', `const styles = () => {\n${filler(38)}return {}\n}`],
  ])('is found as %s', (_kind, code) => {
    expect(longFunctionsOf('planted.styles.ts', code)).toHaveLength(1)
  })

  test.each([
    ['a function of 40 lines', 'a.ts', `function told() {\n${filler(38)}}`],
    ['a table', 'a.ts', `const told = () => ({\n${rows(60)}})`],
    [
      'a table that is returned',
      'a.ts',
      `function told() {\n  return [\n${'  1,\n'.repeat(60)}]\n}`,
    ],
    [
      'a style map',
      'a.styles.ts',
      `const told = (t) => {\n  const { a } = t\n  return {\n${rows(60)}}\n}`,
    ],
    [
      'a suite',
      'a.test.ts',
      `describe('told', () => {\n${"  test('it', () => {})\n".repeat(60)}})`,
    ],
  ])('stands as %s', (_kind, file, code) => {
    expect(longFunctionsOf(file, code)).toEqual([])
  })
})
