import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import { useLanguageFault } from '../../../../messages/useLanguageFault.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { askedState } from '../../model/structure/knownState.ts'
import { useNearLimit } from '../../model/structure/useNearLimit.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import { NameField } from './NameField.tsx'

export interface ConditionFieldProps {
  label: string
  value: string
  onChange: (condition: string) => void
}

/** Edits a condition. Suggests names and shows errors during typing. */
export function ConditionField({ label, value, onChange }: ConditionFieldProps) {
  const { condition: messages } = usePartMessages()
  const sayFault = useLanguageFault()
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
