import { expect, test } from 'vitest'

import { sourceFiles } from './sources.ts'
import { looseTextsOf } from './visibleText.ts'
import { textOf } from '../prepare.mjs'

/** Pages of the documentation, which speak English, and are no part of the product. */
const isOfProduct = (file: string) =>
  /^packages\/(ui\/src\/(design-system\/primitives|features)|app\/src)\//.test(file) &&
  file.endsWith('.tsx')

// Before the test: to read all of it takes a busy machine longer than a test may.
const loose = sourceFiles()
  .filter(isOfProduct)
  .flatMap((file) => looseTextsOf(file, textOf(file)))

test('every visible word of the product comes from the catalogues', () => {
  expect(loose).toEqual([])
})

test.each([
  ['<p>Hello</p>', 'Hello'],
  ["<p>{isOpen ? 'Open' : words.shut}</p>", 'Open'],
  ["<p>{isOpen && 'Open'}</p>", 'Open'],
  ['<img alt="A lamp" />', 'A lamp'],
  ["<Button aria-label={'Close'} />", 'Close'],
  ['<Button busyLabel={`Wait ${count}`} />', 'Wait'],
  ["<p>{'by ' + name}</p>", 'by'],
  ['<p>अंत</p>', 'अंत'],
])('a planted word is found: %s', (code, text) => {
  expect(looseTextsOf('planted.tsx', code)).toEqual([{ file: 'planted.tsx', line: 1, text }])
})

test.each([
  '<p>{words.title}</p>',
  '<p>{fill(words.count, { count })}</p>',
  '<Field label={words.email} name="email" />',
  '<p> · 1 / 2</p>',
  '<p css={styles.lead} lang="hi">{title}</p>',
  '<span>px</span>',
])('what is no word of a sentence stands: %s', (code) => {
  expect(looseTextsOf('planted.tsx', code)).toEqual([])
})
