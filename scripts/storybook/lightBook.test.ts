import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'

import {
  lightHeap,
  STORIES_WITH_PLATES,
  withoutOldFonts,
  withoutPlaces,
} from '../../.storybook/lightBook.ts'
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

test('what is known of a prop stays, and where it was found goes', () => {
  const place = '{ "fileName": "packages/ui/src/Card.tsx", "name": "CardProps" }'
  const code = `x = { parent: { a: 1 } };
Card.__docgenInfo = { "filePath": "/home/tara/Card.tsx", "methods": [], "props": { "title": { "declarations": [${place}], "description": "Its parent: words.", "name": "title", "parent": ${place}, "required": true } } };`

  const light = withoutPlaces(code)

  expect(light).toContain('x = { parent: { a: 1 } };')
  expect(light).toMatch(
    /"description": "Its parent: words\.",\s*"name": "title",\s*"required": true/,
  )
  expect(light).not.toContain('Card.tsx')
  expect(light).not.toContain('CardProps')
})

/** Whether what a plugin holds until all is read is there still when chunks are made. */
async function isKept(plugin: Plugin) {
  let program: object | undefined = { files: Array.from({ length: 99_999 }, (_, file) => [file]) }
  const held = new WeakRef(program)
  let isThere = true
  const docgen: Plugin = {
    name: 'docgen',
    resolveId: (id) => (id === 'piece' ? id : null),
    load: (id) => (id === 'piece' ? 'console.log(1)' : null),
    buildEnd: () => {
      program = undefined
    },
    renderStart: () => {
      isThere = held.deref() !== undefined
    },
  }
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin, docgen],
    build: { write: false, rolldownOptions: { input: 'piece' } },
  })
  return isThere && program === undefined
}

test('what reading the pieces took is given back before chunks are made', async () => {
  expect(await isKept(lightHeap())).toBe(false)
})
