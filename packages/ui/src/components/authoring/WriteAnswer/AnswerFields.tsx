import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { ConditionField } from '../NameField/ConditionField.tsx'
import { EffectField } from '../NameField/EffectField.tsx'
import { PhraseList } from '../PhraseList/PhraseList.tsx'
import type { AnswerDraft } from './answerDraft.ts'
import type { AnswerFaults } from './useAnswerFaults.ts'
import { writeAnswerStyles as styles } from './WriteAnswer.styles.ts'

interface AnswerFieldsProps {
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** What is typed so far. */
  draft: AnswerDraft
  /** Sentences about what is wrong, by field. */
  faults: AnswerFaults
  /** The form was sent once: what is missing is told from then on. */
  isTried: boolean
  /** Takes what has changed. */
  onChange: (changes: Partial<AnswerDraft>) => void
}

/** The players' words, the answer, when it is given and what it leaves behind. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { draft, lang, faults, isTried, onChange } = props
  const { form: messages } = useAuthoringMessages().authoring.tries

  return (
    <>
      <Phrases {...props} />
      <TextArea
        error={isTried ? faults.text : undefined}
        kind="story"
        label={messages.text}
        lang={lang}
        maxLength={STORY_LIMITS.answerMax}
        onChange={(text) => onChange({ text })}
        value={draft.text}
      />
      <div css={styles.pair}>
        <ConditionField
          value={draft.if}
          label={messages.if}
          onChange={(condition) => onChange({ if: condition })}
        />
        <EffectField
          label={messages.effect}
          onChange={(sets) => onChange({ sets })}
          value={draft.sets}
        />
      </div>
      <Switch isSelected={draft.once} onChange={(once) => onChange({ once })}>
        {messages.once}
      </Switch>
    </>
  )
}

function Phrases({ draft, lang, faults, isTried, onChange }: AnswerFieldsProps) {
  const { form: messages } = useAuthoringMessages().authoring.tries

  return (
    <div css={styles.phrases}>
      <PhraseList
        label={messages.phrases}
        lang={lang}
        maxLength={STORY_LIMITS.phraseMax}
        most={STORY_LIMITS.phrases}
        onChange={(phrases) => onChange({ phrases })}
        value={draft.phrases}
      />
      {isTried && faults.phrases && <FormError>{faults.phrases}</FormError>}
    </div>
  )
}
