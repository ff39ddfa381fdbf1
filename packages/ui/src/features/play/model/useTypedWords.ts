import type { InputField } from '@kathasagar/story/schema'
import { useState } from 'react'

export type TypedWords = Readonly<Record<string, string>>

const NOTHING: TypedWords = {}

/** Manages the values of a scene's input fields. A new scene resets them. */
export function useTypedWords(items: readonly InputField[] = []) {
  const scene = JSON.stringify(items)
  const [kept, setKept] = useState({ scene, typed: NOTHING })
  const value = kept.scene === scene ? kept.typed : NOTHING

  const withTyped = <Action extends { action_type: string }>(action: Action): Action => {
    const takes = action.action_type === 'continue' || action.action_type === 'custom_action'
    return takes && Object.keys(value).length > 0 ? { ...action, typed: value } : action
  }
  return {
    fields: { items, value, onChange: (typed: TypedWords) => setKept({ scene, typed }) },
    withTyped,
  }
}
