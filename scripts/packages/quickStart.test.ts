import { expect, test } from 'vitest'

import { sourceFiles } from '../architecture/sources.ts'
import { readmeApps } from './quickStart.ts'
import { textOf } from '../prepare.mjs'

test('the quick start is the first app in the README, unchanged', () => {
  expect(readmeApps()[0]).toMatch(/import \{ Button, UiProvider \} from '@kathasagar\/ui'\n/)
})

/** Emotion's `Theme` is empty in consuming apps, so `keyof` it allows anything. */
const readsEmptyTheme = (text: string) => /(?<!App)Theme\[['"]/.test(text)

test('prop types use our own theme', () => {
  const faults = sourceFiles('packages/ui/src').filter((file) => readsEmptyTheme(textOf(file)))

  expect(faults).toEqual([])
  expect(readsEmptyTheme("export type Gap = keyof Theme['space']")).toBe(true)
})
