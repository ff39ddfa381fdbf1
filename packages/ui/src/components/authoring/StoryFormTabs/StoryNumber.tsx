import { bindText, type StoryForm } from '../../../authoring/storyForm.ts'
import { coerced, storyNumbers, type StoryNumberName } from '../../../authoring/storyNumbers.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx'

export interface StoryNumberProps {
  /** The form that the number belongs to. */
  form: StoryForm
  /** Which number of the story it is. */
  name: StoryNumberName
  /** What the number does in play. */
  hint?: string
}

/** A number of the story; when it is left, it shows what it will be read as. */
export function StoryNumber({ form, name, hint }: StoryNumberProps) {
  const { fields } = useAuthoringMessages().authoring
  const rule = storyNumbers[name]

  return (
    <NumberInput
      {...bindText(form, name)}
      hint={hint}
      label={fields[name]}
      min={rule.min}
      coerce={(typed) => coerced(typed, rule)}
      step={rule.step}
    />
  )
}
