import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { useState, type KeyboardEvent } from 'react'
import { Input } from 'react-aria-components'

import { isComposing } from '../../../hooks/isComposing.ts'
import { isSaveKey } from '../../../hooks/isSaveKey.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Field } from '../../primitives/Field/Field.tsx'
import { textInputStyles as styles } from '../../primitives/TextInput/TextInput.styles.ts'

export interface ChoiceTargetProps {
  /** Name of the scene that the choice leads to. */
  value: string
  /** A scene has that name. */
  isKnown: boolean
  /** What leads there; the choice itself unless said. */
  label?: string
  /** Id of the list of names to choose from. */
  namesId: string
  /** Called with the name of the scene that was picked. */
  onChange: (target: string) => void
}

/**
 * Where a choice leads: a name to be typed or taken from the device's own list. It counts once the
 * field is left, so that half a name leads nowhere.
 */
export function ChoiceTarget({ value, isKnown, label, namesId, onChange }: ChoiceTargetProps) {
  const { choice: messages } = useAuthoringMessages().structure
  const [typed, setTyped] = useState<{ from: string; name: string } | null>(null)
  const name = typed?.from === value ? typed.name : value
  const error = isKnown ? undefined : value === '' ? messages.nowhere : messages.unknown

  const handleDone = () => {
    if (name !== value) onChange(name)
    setTyped(null)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' || isSaveKey(event)) handleDone()
    if (event.key === 'Escape') setTyped(null)
  }

  return (
    <div onKeyDown={handleKey} role="presentation">
      <Field
        error={error}
        label={label ?? messages.target}
        maxLength={STORY_LIMITS.nodeNameMax}
        onBlur={handleDone}
        onChange={(next) => setTyped({ from: value, name: next })}
        value={name}
      >
        <Input autoComplete="off" css={styles.control} list={namesId} />
      </Field>
    </div>
  )
}
