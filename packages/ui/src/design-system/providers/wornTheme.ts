import { createContext, useContext, useSyncExternalStore } from 'react'

import type { AnyTheme } from '../context/uiContext.ts'

/** What a tree wears, for those who ask. */
export interface WornTheme {
  /** The theme as it is now. */
  read: () => AnyTheme
  /** Another theme is worn from here on. */
  wear: (theme: AnyTheme) => void
  /** Calls `onChange` at each other theme, until the function that it gives is called. */
  subscribe: (onChange: () => void) => () => void
}

/** A tree's theme, at first `worn`. */
export function makeWornTheme(worn: AnyTheme): WornTheme {
  const listeners = new Set<() => void>()

  return {
    read: () => worn,
    wear: (theme) => {
      if (theme === worn) return
      worn = theme
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/**
 * Holds the same object whatever is worn. Were it the theme itself, each change would draw anew
 * whatever came rendered and has not come to life yet, since React cannot tell who reads it there.
 */
export const WornThemeContext = createContext<WornTheme>(makeWornTheme('system'))

/** What the nearest `UiProvider` wears, for pictures: everything else follows by style sheets. */
export function useWornTheme(): AnyTheme {
  const { subscribe, read } = useContext(WornThemeContext)
  return useSyncExternalStore(subscribe, read, read)
}
