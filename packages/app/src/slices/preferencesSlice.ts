import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import type { ThemeChoice } from '@kathasagar/ui'
import { readingFrom } from '@kathasagar/ui/internal'
import { interfaceLocaleOf, type InterfaceLocale } from '@kathasagar/ui/messages'
import type { Reading } from '@kathasagar/ui/play'
import { THEME_STORAGE_KEY } from '@kathasagar/ui/theme'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import { changedIn } from './changedIn.ts'

export interface Preferences {
  theme: ThemeChoice
  locale: InterfaceLocale | null
  localeChoices: number
  reading: Reading
}

const READING_KEY = 'reading'
const LANGUAGE_KEY = 'language'
const THEMES = ['dark', 'light', 'contrast', 'system'] as const

const initialState = (): Preferences => {
  const theme = deviceStorage.read(THEME_STORAGE_KEY)
  return {
    theme: THEMES.find((one) => one === theme) ?? 'system',
    locale: interfaceLocaleOf(deviceStorage.read(LANGUAGE_KEY)),
    localeChoices: 0,
    reading: readingFrom(deviceStorage.readJson(READING_KEY)),
  }
}

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<ThemeChoice>) => {
      state.theme = payload
    },
    localeChosen: (state, { payload }: PayloadAction<InterfaceLocale>) => {
      state.locale = payload
      state.localeChoices += 1
    },
    readingChanged: (state, { payload }: PayloadAction<Partial<Reading>>) => {
      state.reading = { ...state.reading, ...payload }
    },
  },
})

export function savePreferences(now: Preferences, before: Preferences) {
  const { theme, locale, reading } = changedIn(now, before)
  if (theme) deviceStorage.write(THEME_STORAGE_KEY, theme)
  if (locale) deviceStorage.write(LANGUAGE_KEY, locale)
  if (!reading) return
  const kept = readingFrom(deviceStorage.readJson(READING_KEY))
  deviceStorage.writeJson(READING_KEY, { ...kept, ...changedIn(reading, before.reading) })
}

export const preferencesReducer = preferencesSlice.reducer
export const { themeChosen, localeChosen, readingChanged } = preferencesSlice.actions
