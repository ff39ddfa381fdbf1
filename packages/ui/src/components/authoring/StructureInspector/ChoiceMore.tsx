import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { printEffects } from '../../../structure/effects.ts'
import { fieldPlace, leadsInto } from '../../../structure/fieldPlace.ts'
import { useNearLimit } from '../../../structure/useNearLimit.ts'
import type { ChoicePart, StructureChoice } from '../../../structure/structureEdit.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { Fold } from '../Fold/Fold.tsx'
import { ConditionField } from '../NameField/ConditionField.tsx'
import { EffectField } from '../NameField/EffectField.tsx'
import { PhraseList } from '../PhraseList/PhraseList.tsx'
import { ChoiceCheck } from './ChoiceCheck.tsx'
import type { ChoiceFieldsProps } from './ChoiceFields.tsx'
import { structureInspectorStyles } from './StructureInspector.styles.ts'

const PARTS: readonly ChoicePart[] = ['also', 'answers', 'if', 'locked', 'sets', 'check', 'recall']

/** What a closed one says of itself: when it is there, what it sets, and that it may fail. */
const noteOf = (
  { if: condition, sets, check: trial }: StructureChoice,
  { choice, check }: ReturnType<typeof usePartMessages>,
) =>
  [
    ...(condition ? [fill(choice.onlyIf, { condition })] : []),
    ...(sets ? [printEffects(sets)] : []),
    ...(trial ? [check.short] : []),
  ].join(' · ')

/** What a choice holds beside its words and where it leads; closed until somebody wants it. */
export function ChoiceMore(props: ChoiceFieldsProps) {
  const { node, choice, place, sought } = props
  const parts = usePartMessages()
  const isSought = PARTS.some((part) =>
    leadsInto(sought?.path, 'nodes', node, 'choices', place, part),
  )

  return (
    <Fold
      label={parts.choice.more}
      note={noteOf(choice, parts)}
      sought={isSought ? sought : undefined}
    >
      <Ways {...props} />
      <Terms {...props} />
      <ChoiceCheck {...props} />
      <Recall {...props} />
    </Fold>
  )
}

/** Changes parts of the choice; the field, where one is typed in. */
function useChange({ node, place, onEdit }: ChoiceFieldsProps) {
  return (change: Partial<Pick<StructureChoice, ChoicePart>>, field?: string) =>
    onEdit({
      kind: 'setChoice',
      node,
      choice: place,
      change,
      typing: field && JSON.stringify([node, place, field]),
    })
}

const fieldOf = ({ node, place }: ChoiceFieldsProps, part: ChoicePart) =>
  fieldPlace('nodes', node, 'choices', place, part)

function Ways(props: ChoiceFieldsProps) {
  const { choice, lang } = props
  const { choice: messages } = usePartMessages()
  const change = useChange(props)
  const phrases = { lang, maxLength: STORY_LIMITS.phraseMax, most: STORY_LIMITS.phrases }

  return (
    <>
      <div data-field={fieldOf(props, 'also')}>
        <PhraseList
          {...phrases}
          label={messages.also}
          onChange={(also) => change({ also })}
          value={choice.also ?? []}
        />
      </div>
      <div data-field={fieldOf(props, 'answers')}>
        <PhraseList
          {...phrases}
          hint={messages.answersHint}
          label={messages.answers}
          onChange={(answers) => change({ answers })}
          value={choice.answers ?? []}
        />
      </div>
    </>
  )
}

function Terms(props: ChoiceFieldsProps) {
  const { lengthNear } = useNearLimit()
  const { choice, lang } = props
  const { choice: messages } = usePartMessages()
  const styles = structureInspectorStyles(useTheme())
  const change = useChange(props)
  const { locked = '' } = choice

  return (
    <>
      <div css={styles.terms}>
        <div data-field={fieldOf(props, 'if')}>
          <ConditionField
            value={choice.if ?? ''}
            label={messages.if}
            onChange={(condition) => change({ if: condition }, 'if')}
          />
        </div>
        <div data-field={fieldOf(props, 'sets')}>
          <EffectField
            label={messages.sets}
            onChange={(sets) => change({ sets }, 'sets')}
            value={choice.sets}
          />
        </div>
      </div>
      <div data-field={fieldOf(props, 'locked')} lang={lang}>
        <TextInput
          hint={lengthNear(locked, STORY_LIMITS.lineMax) ?? messages.lockedHint}
          label={messages.locked}
          maxLength={STORY_LIMITS.lineMax}
          onChange={(text) => change({ locked: text }, 'locked')}
          value={locked}
        />
      </div>
    </>
  )
}

function Recall(props: ChoiceFieldsProps) {
  const { lengthNear } = useNearLimit()
  const partMessages = usePartMessages()
  const { recall = '' } = props.choice
  const change = useChange(props)

  return (
    <div data-field={fieldOf(props, 'recall')} lang={props.lang}>
      <TextInput
        hint={lengthNear(recall, STORY_LIMITS.recallMax)}
        label={partMessages.choice.recall}
        maxLength={STORY_LIMITS.recallMax}
        onChange={(text) => change({ recall: text }, 'recall')}
        value={recall}
      />
    </div>
  )
}
