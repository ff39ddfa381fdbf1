import { useEffect } from 'react'

import { isDialogOpen, isTypingTarget } from './isTypingTarget.ts'
import { useLatest } from './useLatest.ts'

/**
 * What each key does. `Alt+KeyC` names a key by its place, because with Alt the letter differs
 * from system to system; a key without Alt is named by what it writes, such as `?` or `End`.
 */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

export interface ShortcutsOptions {
  /** Off for readers who do not want keys to do anything (WCAG 2.1.4). */
  isOn: boolean
  shortcuts: Shortcuts
}

/** Lets keys act wherever the focus is, but never in a dialog, and plain keys never in a field. */
export function useShortcuts({ isOn, shortcuts }: ShortcutsOptions) {
  const latest = useLatest(shortcuts)

  useEffect(() => {
    if (!isOn) return
    const handleKey = (event: KeyboardEvent) => {
      const { altKey, code, key, target } = event
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      if (event.ctrlKey || event.metaKey || (!altKey && isTypingTarget(target))) return
      const command = latest.current[altKey ? `Alt+${code}` : key]
      // The dialog is looked for last: in a long log that takes longer than a typed letter may.
      if (!command || isDialogOpen()) return
      event.preventDefault()
      command()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOn, latest])
}
