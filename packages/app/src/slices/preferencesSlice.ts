import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import {
  interfaceLocaleOf,
  readingFrom,
  THEME_STORAGE_KEY,
  type InterfaceLocale,
  type Reading,
  type ThemeChoice,
} from '@kathasagar/ui'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import { changedIn } from './changedIn.ts'

/** What a reader has set on this device. */
export interface Preferences {
  /** Until one is chosen, what the device asks for. */
  theme: ThemeChoice
  /** Language of the interface; null until one is chosen here. */
  locale: InterfaceLocale | null
  /** How often one was chosen on this page: the same one again has its words asked for again. */
  localeChoices: number
  /** How stories are read. */
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

/** Keeps what was set for the next visit; where nothing can be kept, it lasts a page. */
export function keepPreferences(now: Preferences, before: Preferences) {
  const { theme, locale, reading } = changedIn(now, before)
  if (theme) deviceStorage.write(THEME_STORAGE_KEY, theme)
  if (locale) deviceStorage.write(LANGUAGE_KEY, locale)
  if (!reading) return
  const kept = readingFrom(deviceStorage.readJson(READING_KEY))
  deviceStorage.writeJson(READING_KEY, { ...kept, ...changedIn(reading, before.reading) })
}

export const preferencesReducer = preferencesSlice.reducer
export const { themeChosen, localeChosen, readingChanged } = preferencesSlice.actions
