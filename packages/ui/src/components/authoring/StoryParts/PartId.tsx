import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useState, type KeyboardEvent } from 'react'

import { isComposing } from '../../../hooks/isComposing.ts'
import { isSaveKey } from '../../../hooks/isSaveKey.ts'
import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { idFault } from '../../../structure/freshId.ts'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'

export interface PartIdProps {
  /** The name as it stands. */
  id: string
  /** What everything of the kind is called. */
  taken: readonly string[]
  /** Conditions know it by the name, so it must be a word to them. */
  isVariable?: boolean
  /** Names the field. */
  label: string
  /** What goes by the name. */
  hint: string
  /** Called with the new name. */
  onRename: (id: string) => void
}

/** The name by which the story knows something. It changes once the field is left: half of one is none. */
export function PartId({ id, taken, isVariable = false, label, hint, onRename }: PartIdProps) {
  const partMessages = usePartMessages()
  const [typed, setTyped] = useState<{ of: string; name: string } | null>(null)
  const name = typed?.of === id ? typed.name : id
  const fault = idFault(name, { from: id, taken, most: STORY_LIMITS.idMax, isVariable })

  const handleDone = () => {
    if (fault !== null) return
    setTyped(null)
    if (name !== id) onRename(name)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' || isSaveKey(event)) handleDone()
    if (event.key === 'Escape') setTyped(null)
  }

  return (
    <div onKeyDown={handleKey} role="presentation">
      <TextInput
        error={
          fault ? fill(partMessages.idFaults[fault], { count: STORY_LIMITS.idMax }) : undefined
        }
        hint={hint}
        label={label}
        onBlur={handleDone}
        onChange={(next) => setTyped({ of: id, name: next })}
        value={name}
      />
    </div>
  )
}
