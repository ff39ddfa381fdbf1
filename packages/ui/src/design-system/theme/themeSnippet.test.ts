import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

import { themeSnippet } from './themeSnippet.ts'

interface Root {
  dataset: Record<string, string>
  style: Record<string, string>
}

function runSnippet(stored: string | null, ...wishes: string[]) {
  const documentElement: Root = { dataset: {}, style: {} }
  const bar = { content: '' }
  runInNewContext(themeSnippet(), {
    document: { documentElement, querySelector: () => bar },
    localStorage: { getItem: () => stored },
    matchMedia: (query: string) => ({ matches: wishes.some((wish) => query === `(${wish})`) }),
  })
  return { ...documentElement, bar: bar.content }
}

test.each([
  ['dark', [], '#0E0B1F', 'dark'],
  ['light', ['prefers-color-scheme: light'], '#FBF4E4', 'light'],
  ['contrast', ['prefers-color-scheme: light', 'prefers-contrast: more'], '#000000', 'dark'],
])(
  'uses the setting of the device if no theme is selected: %s',
  (_name, wishes, ground, scheme) => {
    const root = runSnippet(null, ...wishes)

    expect(root).toEqual({
      dataset: { theme: 'system' },
      style: { backgroundColor: ground, colorScheme: scheme },
      bar: ground,
    })
  },
)

test('sets the selected theme before the first paint', () => {
  const root = runSnippet('light', 'prefers-contrast: more')

  expect(root).toEqual({
    dataset: { theme: 'light' },
    style: { backgroundColor: '#FBF4E4', colorScheme: 'light' },
    bar: '#FBF4E4',
  })
})

test('sets the background immediately for the system theme', () => {
  const root = runSnippet('system', 'prefers-color-scheme: light')

  expect(root.dataset['theme']).toBe('system')
  expect(root.style['backgroundColor']).toBe('#FBF4E4')
})

test('ignores an unknown theme', () => {
  expect(runSnippet('neon').dataset['theme']).toBe('system')
})

test('is the same script as in the page of the app', async () => {
  const page = await readFile(new URL('../../../../app/index.html', import.meta.url), 'utf8')

  expect(page).toContain(themeSnippet())
})

test('sets a theme if storage is not available', () => {
  const documentElement: Root = { dataset: {}, style: {} }
  const getItem = () => {
    throw new Error('blocked')
  }

  runInNewContext(themeSnippet(), {
    document: { documentElement, querySelector: () => null },
    localStorage: { getItem },
    matchMedia: () => ({ matches: false }),
  })

  expect(documentElement.dataset['theme']).toBe('system')
  expect(documentElement.style['backgroundColor']).toBe('#0E0B1F')
})
