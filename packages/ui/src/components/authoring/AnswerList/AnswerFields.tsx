import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import type { Reaction } from '../../../structure/structureEdit.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { ConditionField } from '../NameField/ConditionField.tsx'
import { EffectField } from '../NameField/EffectField.tsx'
import { VariedText } from '../VariedText/VariedText.tsx'
import { answerListStyles } from './AnswerList.styles.ts'

/** What a reaction and a topic have in common. */
export type Answer = Pick<Reaction, 'if' | 'text' | 'sets' | 'once'>

export interface AnswerFieldsProps {
  /** As it stands. */
  answer: Answer
  /** From the root of the structure to it. */
  path: readonly (string | number)[]
  /** Names the text. */
  textLabel: string
  /** A part of it is another; the field, where it is typed in. */
  onChange: (change: Partial<Answer>, typing?: string) => void
}

/** When an answer is given, what it says, and what it leaves behind. */
export function AnswerFields({ answer, path, textLabel, onChange }: AnswerFieldsProps) {
  const { answer: messages } = usePartMessages()
  const styles = answerListStyles(useTheme())

  return (
    <>
      <div data-field={fieldPlace(...path, 'text')}>
        <VariedText
          label={textLabel}
          maxLength={STORY_LIMITS.answerMax}
          onChange={(text) => onChange({ text }, 'text')}
          value={answer.text}
        />
      </div>
      <div css={styles.pair}>
        <div data-field={fieldPlace(...path, 'if')}>
          <ConditionField
            value={answer.if ?? ''}
            label={messages.if}
            onChange={(condition) => onChange({ if: condition }, 'if')}
          />
        </div>
        <div data-field={fieldPlace(...path, 'sets')}>
          <EffectField
            label={messages.sets}
            onChange={(sets) => onChange({ sets }, 'sets')}
            value={answer.sets}
          />
        </div>
      </div>
      <Checkbox isSelected={answer.once ?? false} onChange={(once) => onChange({ once })}>
        {messages.once}
      </Checkbox>
    </>
  )
}
