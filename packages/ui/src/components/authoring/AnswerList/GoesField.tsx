import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import type { Reaction } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'

/** Whether the player stays, or the scene that they are led to. */
export function GoesField({ value: { goes = '' }, path, onChange }: FieldsProps<Reaction>) {
  const { answer: messages } = usePartMessages()
  const { structure } = useAuthoredStory()
  const names = Object.keys(structure.nodes)
  // A name that no scene has stays to be seen, and the review says so.
  const known = goes === '' || names.includes(goes) ? names : [goes, ...names]

  return (
    <div data-field={fieldPlace(...path, 'goes')}>
      <SelectInput
        blankLabel={messages.stays}
        label={messages.goes}
        onChange={(name) => onChange({ goes: name.slice(0, STORY_LIMITS.nodeNameMax) })}
        items={known.map((name) => ({ value: name, label: fill(messages.goesTo, { name }) }))}
        value={goes}
      />
    </div>
  )
}
