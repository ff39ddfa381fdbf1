import { useEffect } from 'react'

import { isTypingTarget } from './isTypingTarget.ts'

export interface ChoiceKeysOptions {
  /** Sentences that keys 1 to 9 stand for, in order. */
  choices: readonly string[]
  isDisabled?: boolean
  /** Called with the sentence that was picked. */
  onChoice: (choice: string) => void
}

/** Lets keys 1 to 9 pick a choice, unless the reader is typing or a dialog has the floor. */
export function useChoiceKeys({ choices, isDisabled = false, onChoice }: ChoiceKeysOptions) {
  useEffect(() => {
    if (isDisabled) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
      if (isTypingTarget(event.target)) return
      const choice = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined
      if (choice !== undefined) onChoice(choice)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [choices, isDisabled, onChoice])
}
