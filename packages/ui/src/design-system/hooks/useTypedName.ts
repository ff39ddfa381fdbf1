import { useState, type KeyboardEvent } from 'react'

import { isComposing } from './isComposing.ts'
import { isSaveKey } from './isSaveKey.ts'

/**
 * Manages a name that is being edited. Blur, Enter and saving store the name. Escape restores it.
 * @param faultOf Returns the reason why a name is invalid, or null.
 */
export function useTypedName<Fault extends string = never>(
  value: string,
  onChange: (name: string) => void,
  faultOf: (name: string) => Fault | null = () => null,
) {
  const [typed, setTyped] = useState<{ of: string; name: string } | null>(null)
  const name = typed?.of === value ? typed.name : value
  const fault = faultOf(name)

  const handleDone = () => {
    if (fault !== null) return
    if (name !== value) onChange(name)
    setTyped(null)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' || isSaveKey(event)) handleDone()
    if (event.key === 'Escape') setTyped(null)
  }
  const field = {
    value: name,
    onBlur: handleDone,
    onChange: (next: string) => setTyped({ of: value, name: next }),
  }
  return { fault, field, handleKey }
}
