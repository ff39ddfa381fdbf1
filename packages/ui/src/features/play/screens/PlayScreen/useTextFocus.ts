import { useEffect, useRef } from 'react'

import { isFocusLost, moveFocus, parkFocus } from '../../../../design-system/hooks/lostFocus.ts'

const INTRO_TYPES = ['session_separator', 'action', 'user_action', 'choice', 'model_info']

const turnOf = ({ dataset }: HTMLElement) => dataset['entryId']?.split('-')[0]

function newText(): HTMLElement | undefined {
  const lines = [...document.querySelectorAll<HTMLElement>('[role="log"] [data-entry]')]
  const newest = lines.at(-1)
  if (!newest) return undefined
  const told = lines.filter(
    (line) => turnOf(line) === turnOf(newest) && !INTRO_TYPES.includes(line.dataset['entry'] ?? ''),
  )
  return told[0] ?? newest
}

const storySoFar = () => document.querySelector('section [role="log"]')?.closest('section')

/** Focuses the log when a choice is removed, and then the new text. */
export function useTextFocus(isBusy: boolean, isThere: boolean) {
  const wasBusy = useRef<boolean | null>(null)

  useEffect(() => {
    if (!isThere) return
    const isFirst = wasBusy.current === null
    const isBegun = isBusy && !wasBusy.current
    const isOver = !isBusy && wasBusy.current === true
    wasBusy.current = isBusy
    if (!isFirst && !isBegun && !isOver) return
    // Waits for one frame, because a disabled control loses the focus with a delay.
    const frame = requestAnimationFrame(() => {
      const part = isBegun ? storySoFar() : newText()
      if (!part || !isFocusLost()) return
      if (isBegun) parkFocus(part)
      else moveFocus(part)
    })
    return () => cancelAnimationFrame(frame)
  }, [isBusy, isThere])
}
