import { useEffect } from 'react'

import { isDialogOpen, isTypingTarget } from './isTypingTarget.ts'
import { useLatest } from './useLatest.ts'

/** Functions by key. `Alt+KeyC` is the position of a key, because Alt can change its letter. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

/** Runs keyboard shortcuts, but not while a dialog is open. Text fields allow only Alt keys. */
export function useShortcuts({ isOn, shortcuts }: { isOn: boolean; shortcuts: Shortcuts }) {
  const latest = useLatest(shortcuts)

  useEffect(() => {
    if (!isOn) return
    const handleKey = (event: KeyboardEvent) => {
      const { altKey, code, key, target } = event
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      if (event.ctrlKey || event.metaKey || (!altKey && isTypingTarget(target))) return
      const command = latest.current[altKey ? `Alt+${code}` : key]
      // Checked last, because this is slow in a long log.
      if (!command || isDialogOpen()) return
      event.preventDefault()
      command()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOn, latest])
}
