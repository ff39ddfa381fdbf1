import { useEffect } from 'react'

import { isTypingTarget } from './isTypingTarget.ts'

export interface ChoiceKeysOptions {
  choices: readonly string[]
  isDisabled?: boolean
  onChoice: (choice: string) => void
}

/** Selects a choice with the keys 1 to 9, except in text fields and while a dialog is open. */
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
