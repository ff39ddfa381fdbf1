import { useId, useState } from 'react'
import { Input } from 'react-aria-components'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { type KnownState, askedState, knownState } from '../../model/structure/knownState.ts'
import { Field, type TextControlProps } from '../../../../design-system/primitives/Field/Field.tsx'
import { textInputStyles } from '../../../../design-system/primitives/TextInput/TextInput.styles.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useSyntaxIssueText } from '../../../../messages/useSyntaxIssueText.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { useNearLimit } from '../../model/structure/useNearLimit.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import { checkEffects, printEffects, readEffects } from '../../model/structure/effects.ts'
import type { Sets } from '../../model/structure/structureEdit.ts'

export interface NameFieldProps extends TextControlProps {
  state: KnownState
}

/** Text field that suggests variable names. Conditions and effects use it. */
export function NameField({ state, ...field }: NameFieldProps) {
  const listId = useId()

  return (
    <Field {...field}>
      <Input
        autoCapitalize="none"
        autoComplete="off"
        css={textInputStyles.control}
        dir="ltr"
        list={listId}
        spellCheck={false}
      />
      <datalist id={listId}>
        {Object.entries(state).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </datalist>
    </Field>
  )
}

interface ConditionFieldProps {
  label: string
  value: string
  onChange: (condition: string) => void
}

/** Field for a condition. Suggests variable names and shows syntax errors during typing. */
export function ConditionField({ label, value, onChange }: ConditionFieldProps) {
  const { condition: messages } = usePartMessages()
  const sayFault = useSyntaxIssueText()
  const { structure, language } = useAuthoredStory()
  const state = askedState(structure) ?? {}
  const [fault] = language?.conditionFaults(value, state) ?? []
  const near = useNearLimit().lengthNear(value, STORY_LIMITS.conditionMax)

  return (
    <NameField
      error={fault && fill(messages.fault, { column: fault.column, message: sayFault(fault) })}
      hint={near ?? (Object.keys(state).length === 0 ? messages.noState : messages.hint)}
      label={label}
      maxLength={STORY_LIMITS.conditionMax}
      onChange={onChange}
      state={state}
      value={value}
    />
  )
}

interface EffectFieldProps {
  label: string
  value: Sets | undefined
  onChange: (sets: Sets | undefined) => void
}

/**
 * Field for effects in one line, such as `trust +1, knows_pass = true`. Stores valid input only.
 */
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
