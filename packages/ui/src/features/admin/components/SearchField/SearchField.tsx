import { useEffect, useEffectEvent, useState, useRef } from 'react'

import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'

export interface SearchFieldProps {
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
  /** Last value that was passed to `onChange` and did not yet arrive as `value`. */
  sent: string | null
}

/** Search field that waits for a pause in typing, so that not every key loads a list. */
export function SearchField({ value, onChange, ...field }: SearchFieldProps) {
  const [held, setHeld] = useState<Held>({ value, typed: value, sent: null })
  // A new `value` replaces the typed text, except if the value comes from this field.
  if (held.value !== value) {
    setHeld({ value, typed: value === held.sent ? held.typed : value, sent: null })
  }

  const { typed } = held
  // Does not move the list during a press on another element, which blurs the field.
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

/** Returns a function that delays an action until the current press is over. */
function useAfterPress() {
  const isHeld = useRef(false)
  const waiting = useRef<() => void>(undefined)

  useEffect(() => {
    const hold = () => {
      isHeld.current = true
    }
    const letGo = () => {
      isHeld.current = false
      // The timer fires after the click event.
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
