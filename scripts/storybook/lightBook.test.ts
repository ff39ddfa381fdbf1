import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { STORIES_WITH_PLATES, withoutOldFonts } from '../../.storybook/lightBook.ts'
import { root } from '../architecture/imports.ts'

test('the book has the plates of every story whose pictures it shows', () => {
  const shown = readFileSync(join(root, '.storybook/painter/shippedScenes.ts'), 'utf8')
  const [, stories = ''] = /stories\/\{([^}]+)\}/.exec(shown) ?? []

  expect(stories.split(',').length).toBeGreaterThan(2)
  expect(STORIES_WITH_PLATES).toEqual(expect.arrayContaining(stories.split(',')))
})

test('a font is taken as WOFF2 alone', () => {
  const css =
    'src:url(./a.woff2)format("woff2"),url(./a.woff)format("woff");unicode-range:U+900-97F'

  expect(withoutOldFonts(css)).toBe('src:url(./a.woff2)format("woff2");unicode-range:U+900-97F')
})
