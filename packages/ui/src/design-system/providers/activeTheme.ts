import { createContext, useContext, useSyncExternalStore } from 'react'

import type { AnyTheme } from '../context/uiContext.ts'

export interface ActiveTheme {
  read: () => AnyTheme
  wear: (theme: AnyTheme) => void
  /** Calls `onChange` on each theme change. Returns an unsubscribe function. */
  subscribe: (onChange: () => void) => () => void
}

export function makeActiveTheme(worn: AnyTheme): ActiveTheme {
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

/** The context contains a store, because a new value would render content before hydration. */
export const ActiveThemeContext = createContext<ActiveTheme>(makeActiveTheme('system'))

/** Returns the theme for images that depend on it. Other styles use CSS variables. */
export function useActiveTheme(): AnyTheme {
  const { subscribe, read } = useContext(ActiveThemeContext)
  return useSyncExternalStore(subscribe, read, read)
}
