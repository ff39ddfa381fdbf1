import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'

import { isComposing } from '../../../hooks/isComposing.ts'
import { offerAt, withCompletion, type Completion } from '../../../structure/completions.ts'
import type { KnownState } from '../../../structure/knownState.ts'

export interface CompletionOptions {
  /** What stands in the field. */
  value: string
  onChange: (value: string) => void
  /** The names that are offered. */
  state: KnownState
}

/** Why a list is open: something was typed, or the author asked for it. */
type Reason = 'typed' | 'asked'

/** A field, and where its caret belongs once it shows what was taken. */
function useCaret() {
  const input = useRef<HTMLInputElement>(null)
  const wanted = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (wanted.current === null) return
    input.current?.setSelectionRange(wanted.current, wanted.current)
    wanted.current = null
  })
  const put = (caret: number) => {
    wanted.current = caret
  }
  return { input, put }
}

/** Offers the names of the state for the word before the caret; keys and presses take one. */
export function useCompletion({ value, onChange, state }: CompletionOptions) {
  const { input, put } = useCaret()
  const [open, setOpen] = useState<{ reason: Reason; caret: number } | null>(null)
  const [active, setActive] = useState(0)
  const offer = open && offerAt(value, open.caret, state, open.reason === 'asked')

  const show = (reason: Reason) => {
    setActive(0)
    setOpen({ reason, caret: input.current?.selectionStart ?? 0 })
  }
  const take = (completion: Completion | undefined) => {
    if (!offer || !completion) return
    const taken = withCompletion(value, offer, completion)
    put(taken.caret)
    setOpen(null)
    onChange(taken.text)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    const act = keyAct(event, offer?.completions.length ?? 0, active)
    if (!act) return
    event.preventDefault()
    // A dialog around the field must not close with its list.
    event.stopPropagation()
    if (act.kind === 'ask') show('asked')
    if (act.kind === 'close') setOpen(null)
    if (act.kind === 'move') setActive(act.to)
    if (act.kind === 'take') take(offer?.completions[active])
  }
  const handleChange = (next: string) => {
    onChange(next)
    show('typed')
  }
  return { input, offer, active, take, close: () => setOpen(null), handleKey, handleChange }
}

type KeyAct = { kind: 'move'; to: number } | { kind: 'take' | 'close' | 'ask' }

/** What a key does to a list of so many, which is closed where there are none; null for one that is typed on. */
function keyAct({ key, shiftKey }: KeyboardEvent, count: number, active: number): KeyAct | null {
  if (count === 0) return key === 'ArrowDown' ? { kind: 'ask' } : null
  switch (key) {
    case 'ArrowDown':
      return { kind: 'move', to: (active + 1) % count }
    case 'ArrowUp':
      return { kind: 'move', to: (active + count - 1) % count }
    case 'Enter':
      return { kind: 'take' }
    case 'Tab':
      return shiftKey ? null : { kind: 'take' }
    case 'Escape':
      return { kind: 'close' }
    default:
      return null
  }
}
