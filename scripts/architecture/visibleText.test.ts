import { expect, test } from 'vitest'

import { sourceFiles } from './sources.ts'
import { looseTextsOf } from './visibleText.ts'
import { textOf } from '../prepare.mjs'

/** Returns true for product code. Documentation is English only. */
const isOfProduct = (file: string) =>
  /^packages\/(ui\/src\/(design-system\/primitives|features)|app\/src)\//.test(file) &&
  file.endsWith('.tsx')

// Computed outside of the test, because parsing may exceed its timeout.
const loose = sourceFiles()
  .filter(isOfProduct)
  .flatMap((file) => looseTextsOf(file, textOf(file)))

test('contains all visible text in the message catalogues', () => {
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
])('finds visible text: %s', (code, text) => {
  expect(looseTextsOf('planted.tsx', code)).toEqual([{ file: 'planted.tsx', line: 1, text }])
})

test.each([
  '<p>{words.title}</p>',
  '<p>{fill(words.count, { count })}</p>',
  '<Field label={words.email} name="email" />',
  '<p> · 1 / 2</p>',
  '<p css={styles.lead} lang="hi">{title}</p>',
  '<span>px</span>',
])('ignores other text: %s', (code) => {
  expect(looseTextsOf('planted.tsx', code)).toEqual([])
})
