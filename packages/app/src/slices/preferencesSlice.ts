import { THEME_STORAGE_KEY, type ThemeChoice, type TypingSpeed } from '@kathasagar/ui'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What a reader has set on this device. */
export interface Preferences {
  theme: ThemeChoice
  /** How new text is told. */
  speed: TypingSpeed
}

const SPEED_KEY = 'typing_speed'
const THEMES = ['dark', 'light', 'contrast', 'system'] as const
const SPEEDS = ['typed', 'fast', 'instant'] as const

/** A kept value that is one of those allowed, else the first of them. */
function kept<T extends string>(key: string, allowed: readonly [T, ...T[]]): T {
  const value = globalThis.localStorage?.getItem(key)
  return allowed.find((one) => one === value) ?? allowed[0]
}

const initialState = (): Preferences => {
  try {
    return { theme: kept(THEME_STORAGE_KEY, THEMES), speed: kept(SPEED_KEY, SPEEDS) }
  } catch {
    return { theme: 'dark', speed: 'typed' }
  }
}

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<ThemeChoice>) => {
      state.theme = payload
    },
    speedChosen: (state, { payload }: PayloadAction<TypingSpeed>) => {
      state.speed = payload
    },
  },
})

/** Keeps the preferences for the next visit; where nothing can be kept, they last a page. */
export function keepPreferences({ theme, speed }: Preferences) {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme)
    localStorage.setItem(SPEED_KEY, speed)
  } catch {
    // A private window: the choice holds until it is closed.
  }
}

export const preferencesReducer = preferencesSlice.reducer
export const { themeChosen, speedChosen } = preferencesSlice.actions
