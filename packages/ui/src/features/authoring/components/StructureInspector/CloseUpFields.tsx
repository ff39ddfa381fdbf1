import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../model/structure/fieldPlace.ts'
import type { Sets, StructureNode } from '../../model/structure/structureEdit.ts'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'
import { EffectField } from '../NameField/NameField.tsx'
import { VariedText } from '../VariedText/VariedText.tsx'

/** Field for the text of a close-up. If the close-up has no effects, only the text is stored. */
export function CloseUpFields({ value, path, onChange }: FieldsProps<StructureNode>) {
  const { arrival: messages } = usePartMessages()
  const { close_up = '' } = value
  const shown = typeof close_up === 'string' ? { text: close_up } : close_up
  const set = (text: string, sets: Sets | undefined) =>
    onChange({ close_up: sets === undefined ? text : { text, sets } }, 'close_up')

  return (
    <>
      <div data-field={fieldPlace(...path, 'close_up')}>
        <VariedText
          hint={messages.closeUpHint}
          label={messages.closeUp}
          maxLength={STORY_LIMITS.answerMax}
          onChange={(text) => set(text, shown.sets)}
          value={shown.text}
        />
      </div>
      <div data-field={fieldPlace(...path, 'close_up', 'sets')}>
        <EffectField
          label={messages.closeUpSets}
          onChange={(sets) => set(shown.text, sets)}
          value={shown.sets}
        />
      </div>
    </>
  )
}
