import { afterEach, expect, test, vi } from 'vitest'

import { saveModels, modelChosen, playReducer } from './playSlice.ts'
import {
  savePreferences,
  localeChosen,
  preferencesReducer,
  readingChanged,
  themeChosen,
} from './preferencesSlice.ts'

const memory = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
})
afterEach(() => memory.clear())

const open = () => preferencesReducer(undefined, { type: 'begin' })
const openPlay = () => playReducer(undefined, { type: 'begin' })

function set(tab: ReturnType<typeof open>, action: Parameters<typeof preferencesReducer>[1]) {
  savePreferences(preferencesReducer(tab, action), tab)
}

test('keeps a setting if an older tab saves other settings', () => {
  const [one, other, third] = [open(), open(), open()]
  set(one, themeChosen('light'))
  set(other, localeChosen('hi'))
  set(one, readingChanged({ textSize: 22 }))
  set(third, readingChanged({ speed: 'instant' }))

  expect(open()).toMatchObject({
    theme: 'light',
    locale: 'hi',
    reading: { textSize: 22, speed: 'instant' },
  })
})

test('keeps a text model of one tab if another tab saves an image model', () => {
  const [one, other] = [openPlay(), openPlay()]
  saveModels(playReducer(one, modelChosen('kathakar')), one)
  saveModels(playReducer(other, modelChosen('ajanta')), other)

  expect(openPlay().models).toEqual({ text: 'kathakar', image: 'ajanta' })
})
