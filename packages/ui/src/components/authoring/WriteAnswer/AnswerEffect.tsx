import type { DraftStructure } from '@kathasagar/api/contract'

import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { valuesOf, type AnswerDraft } from './answerDraft.ts'
import { writeAnswerStyles } from './WriteAnswer.styles.ts'

interface AnswerEffectProps {
  /** What the story declares to remember. */
  declared: NonNullable<DraftStructure['state']>
  /** What is typed so far. */
  draft: AnswerDraft
  /** Takes what has changed. */
  onChange: (changes: Partial<AnswerDraft>) => void
}

/** What an answer leaves behind: one value, and what it becomes. */
export function AnswerEffect({ declared, draft, onChange }: AnswerEffectProps) {
  const { form: messages } = useMessages().authoring.tries
  const styles = writeAnswerStyles(useTheme())
  const variable = Object.hasOwn(declared, draft.effect) ? declared[draft.effect] : undefined
  const said: Readonly<Record<string, string>> = { true: messages.on, false: messages.off }
  const isFlag = variable !== undefined && 'flag' in variable

  const choose = (effect: string) => {
    const next = Object.hasOwn(declared, effect) ? declared[effect] : undefined
    onChange({ effect, value: valuesOf(next)[0] ?? '' })
  }

  return (
    <div css={styles.effect}>
      <SelectInput
        blankLabel={messages.noEffect}
        label={messages.effect}
        onChange={choose}
        options={Object.entries(declared).map(([name, { label }]) => ({
          value: name,
          label: label?.trim() || name,
        }))}
        value={draft.effect}
      />
      {variable && (
        <SelectInput
          label={messages.value}
          onChange={(value) => onChange({ value })}
          options={valuesOf(variable).map((value) => ({
            value,
            label: isFlag ? (said[value] ?? value) : value,
          }))}
          value={draft.value}
        />
      )}
    </div>
  )
}
