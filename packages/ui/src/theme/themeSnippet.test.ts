import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

import { themeSnippet } from './themeSnippet.ts'

interface Root {
  dataset: Record<string, string>
  style: Record<string, string>
}

function runSnippet(stored: string | null, isSystemLight = false): Root {
  const documentElement: Root = { dataset: {}, style: {} }
  runInNewContext(themeSnippet(), {
    document: { documentElement },
    localStorage: { getItem: () => stored },
    matchMedia: () => ({ matches: isSystemLight }),
  })
  return documentElement
}

test('the night is the first theme of a new reader', () => {
  expect(runSnippet(null).dataset['theme']).toBe('dark')
})

test('the theme that was chosen stands before the first paint', () => {
  const root = runSnippet('light')

  expect(root).toEqual({
    dataset: { theme: 'light' },
    style: { backgroundColor: '#FBF4E4', colorScheme: 'light' },
  })
})

test('a reader who follows the system gets its ground at once', () => {
  const root = runSnippet('system', true)

  expect(root.dataset['theme']).toBe('system')
  expect(root.style['backgroundColor']).toBe('#FBF4E4')
})

test('a theme that we do not know is the night', () => {
  expect(runSnippet('neon').dataset['theme']).toBe('dark')
})

test('the page of the app carries the very same script', async () => {
  const page = await readFile(new URL('../../../app/index.html', import.meta.url), 'utf8')

  expect(page).toContain(themeSnippet())
})

test('a browser that keeps nothing for us still gets a theme', () => {
  const documentElement: Root = { dataset: {}, style: {} }
  const getItem = () => {
    throw new Error('blocked')
  }

  runInNewContext(themeSnippet(), { document: { documentElement }, localStorage: { getItem } })

  expect(documentElement.dataset['theme']).toBe('dark')
})
