import { useEffect, useEffectEvent, useState } from 'react'

import { useAfterPress } from '../../../../design-system/hooks/useAfterPress.ts'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'

export interface SearchFieldProps {
  /** What is looked for, such as `Name or email`. */
  label: string
  value: string
  maxLength?: number
  /** The list is to be narrowed by this: after a pause, or when the field is left; never while something is pressed. */
  onChange: (words: string) => void
}

/** How long somebody who types may pause, in milliseconds. */
const PAUSE_MS = 400

interface Held {
  value: string
  typed: string
  /** What the list was asked to be narrowed by, until it is. */
  sent: string | null
}

/** Narrows a list while one types, without a new list for every letter. */
export function SearchField({ value, onChange, ...field }: SearchFieldProps) {
  const [held, setHeld] = useState<Held>({ value, typed: value, sent: null })
  // What comes back of one's own words takes nothing that was typed since; whoever goes back, or
  // clears the filters, changes the value from outside.
  if (held.value !== value) {
    setHeld({ value, typed: value === held.sent ? held.typed : value, sent: null })
  }

  const { typed } = held
  // A press beside the field leaves it: narrowed then, the list would move from under the press.
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
