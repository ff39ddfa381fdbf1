import { useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { checkEffects, printEffects, readEffects } from '../../model/structure/effects.ts'
import { knownState } from '../../model/structure/knownState.ts'
import type { Sets } from '../../model/structure/structureEdit.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import { NameField } from './NameField.tsx'

export interface EffectFieldProps {
  label: string
  value: Sets | undefined
  onChange: (sets: Sets | undefined) => void
}

/** Edits effects as one line: `trust +1, knows_pass = true`. Applied only while it is valid. */
export function EffectField({ label, value = {}, onChange }: EffectFieldProps) {
  const { effect: messages } = usePartMessages()
  const { structure } = useAuthoredStory()
  const state = knownState(structure) ?? {}
  const kept = printEffects(value)
  const [typed, setTyped] = useState<{ of: string; text: string } | null>(null)
  const text = typed?.of === kept ? typed.text : kept
  const [fault] = checkEffects(text, state)
  const isRead = 'sets' in readEffects(text)

  const handleChange = (next: string) => {
    const read = readEffects(next)
    const after = 'sets' in read ? printEffects(read.sets) : kept
    setTyped({ of: after, text: next })
    if ('sets' in read && after !== kept) {
      onChange(Object.keys(read.sets).length > 0 ? read.sets : undefined)
    }
  }

  return (
    <NameField
      error={fault && fill(messages.faults[fault.fault], { ...fault })}
      hint={isRead ? messages.hint : messages.unsaved}
      label={label}
      onBlur={() => {
        if (isRead) setTyped(null)
      }}
      onChange={handleChange}
      state={state}
      value={text}
    />
  )
}
