import { useEffect, useEffectEvent, useState, useRef } from 'react'

import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'

export interface SearchFieldProps {
  /** Label, such as `Name or email`. */
  label: string
  value: string
  maxLength?: number
  /** Called after a pause in typing or on blur, but not during a press. */
  onChange: (words: string) => void
}

const PAUSE_MS = 400

interface Held {
  value: string
  typed: string
  /** Last value passed to `onChange`, until the parent sets it as `value`. */
  sent: string | null
}

/** A search field that waits for a pause in typing, so that not every key loads a new list. */
export function SearchField({ value, onChange, ...field }: SearchFieldProps) {
  const [held, setHeld] = useState<Held>({ value, typed: value, sent: null })
  // A new `value` replaces the typed text, unless it comes from this field.
  if (held.value !== value) {
    setHeld({ value, typed: value === held.sent ? held.typed : value, sent: null })
  }

  const { typed } = held
  // Pressing an element next to the field blurs it. The list must not move during that press.
  const afterPress = useAfterPress()
  const search = () => {
    const words = typed.trim()
    if (words === value) return
    setHeld((now) => ({ ...now, sent: words }))
    onChange(words)
  }
  const searchAfterPause = useEffectEvent(() => afterPress(search))
  useEffect(() => {
    const timer = setTimeout(searchAfterPause, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <TextInput
      {...field}
      onBlur={() => afterPress(search)}
      onChange={(words) => setHeld({ ...held, typed: words })}
      type="search"
      value={typed}
    />
  )
}

/** Delays an action that moves the page until the click that follows a press. */
function useAfterPress() {
  const isHeld = useRef(false)
  const waiting = useRef<() => void>(undefined)

  useEffect(() => {
    const hold = () => {
      isHeld.current = true
    }
    const letGo = () => {
      isHeld.current = false
      // The click fires after this event but before the timer.
      setTimeout(() => {
        waiting.current?.()
        waiting.current = undefined
      })
    }
    addEventListener('pointerdown', hold, true)
    addEventListener('pointerup', letGo, true)
    addEventListener('pointercancel', letGo, true)
    return () => {
      removeEventListener('pointerdown', hold, true)
      removeEventListener('pointerup', letGo, true)
      removeEventListener('pointercancel', letGo, true)
    }
  }, [])

  return (run: () => void) => {
    if (isHeld.current) waiting.current = run
    else run()
  }
}
