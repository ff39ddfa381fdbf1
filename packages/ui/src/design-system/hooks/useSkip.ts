import { useEffect, type RefObject } from 'react'

import { isTypingTarget } from './isTypingTarget.ts'

export interface SkipOptions {
  isActive: boolean
  area: RefObject<HTMLElement | null>
  /** True if choices are waiting. Their keys first skip the animation. */
  hasWaitingChoices: boolean
  onSkip: () => void
}

function isHandledElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const field = target.closest<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  if (field) return field.value.trim() !== ''
  return target.closest('a, button, [role="dialog"], [role="listbox"]') !== null
}

const isChoiceKey = ({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent) =>
  /^[1-9]$/.test(key) && !ctrlKey && !altKey && !metaKey && !isTypingTarget(target)

/** Skips the typing animation on a click, on Escape, on Enter, or on the key of a choice. */
export function useSkip({ isActive, area, hasWaitingChoices, onSkip }: SkipOptions) {
  useEffect(() => {
    if (!isActive) return
    const element = area.current
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || (event.key === 'Enter' && !isHandledElsewhere(event.target)))
        onSkip()
    }
    element?.addEventListener('click', onSkip)
    document.addEventListener('keydown', handleKey)
    return () => {
      element?.removeEventListener('click', onSkip)
      document.removeEventListener('keydown', handleKey)
    }
  }, [isActive, area, onSkip])

  useEffect(() => {
    if (!hasWaitingChoices) return
    const handleKey = (event: KeyboardEvent) => {
      if (!isChoiceKey(event)) return
      // Stops the event, because the key must not select a choice that is still hidden.
      event.stopPropagation()
      onSkip()
    }
    document.addEventListener('keydown', handleKey, { capture: true })
    return () => document.removeEventListener('keydown', handleKey, { capture: true })
  }, [hasWaitingChoices, onSkip])
}
