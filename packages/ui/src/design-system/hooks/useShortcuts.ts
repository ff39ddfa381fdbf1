import { useEffect } from 'react'

import { isDialogOpen, isTypingTarget } from './isTypingTarget.ts'
import { useLatest } from './useLatest.ts'

/** Actions by key. `Alt+KeyC` is a key position, because Alt can change the typed letter. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

/** Runs shortcuts, but not in dialogs. In fields, only those with Alt. */
export function useShortcuts({ isOn, shortcuts }: { isOn: boolean; shortcuts: Shortcuts }) {
  const latest = useLatest(shortcuts)

  useEffect(() => {
    if (!isOn) return
    const handleKey = (event: KeyboardEvent) => {
      const { altKey, code, key, target } = event
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      if (event.ctrlKey || event.metaKey || (!altKey && isTypingTarget(target))) return
      const command = latest.current[altKey ? `Alt+${code}` : key]
      // Checked last, because it is slow in a long log.
      if (!command || isDialogOpen()) return
      event.preventDefault()
      command()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOn, latest])
}
