import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { printEffects } from '../../../structure/effects.ts'
import { leadsInto } from '../../../structure/fieldPlace.ts'
import type { ChoicePart, StructureChoice } from '../../../structure/structureEdit.ts'
import type { FieldEntry, FieldsProps } from '../FieldList/fieldEntry.ts'
import { FieldList } from '../FieldList/FieldList.tsx'
import { Fold } from '../Fold/Fold.tsx'
import { ChoiceCheck } from './ChoiceCheck.tsx'
import type { ChoiceFieldsProps } from './ChoiceFields.tsx'

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

/** What else players may say for it, and when and with what effect it is taken. */
const TERMS: readonly FieldEntry<StructureChoice>[] = [
  {
    kind: 'phrases',
    name: 'also',
    label: ({ choice }) => choice.also,
    most: STORY_LIMITS.phrases,
    maxLength: STORY_LIMITS.phraseMax,
  },
  {
    kind: 'phrases',
    name: 'answers',
    label: ({ choice }) => choice.answers,
    hint: ({ choice }) => choice.answersHint,
    most: STORY_LIMITS.phrases,
    maxLength: STORY_LIMITS.phraseMax,
  },
  {
    kind: 'pair',
    isLong: true,
    fields: [
      { kind: 'condition', name: 'if', label: ({ choice }) => choice.if },
      { kind: 'effect', name: 'sets', label: ({ choice }) => choice.sets },
    ],
  },
  {
    kind: 'text',
    name: 'locked',
    label: ({ choice }) => choice.locked,
    hint: ({ choice }) => choice.lockedHint,
    maxLength: STORY_LIMITS.lineMax,
  },
]

const RECALL: readonly FieldEntry<StructureChoice>[] = [
  {
    kind: 'text',
    name: 'recall',
    label: ({ choice }) => choice.recall,
    maxLength: STORY_LIMITS.recallMax,
  },
]

/** What a choice holds beside its words and where it leads; closed until somebody wants it. */
export function ChoiceMore(props: ChoiceFieldsProps) {
  const { node, choice, place, sought, onEdit } = props
  const parts = usePartMessages()
  const path = ['nodes', node, 'choices', place]
  const isSought = PARTS.some((part) => leadsInto(sought?.path, ...path, part))
  const written: FieldsProps<StructureChoice> = {
    value: choice,
    path,
    onChange: (change, typed) => {
      const typing = typed && JSON.stringify([node, place, typed])
      onEdit({ kind: 'setChoice', node, choice: place, change, typing })
    },
  }

  return (
    <Fold
      label={parts.choice.more}
      note={noteOf(choice, parts)}
      sought={isSought ? sought : undefined}
    >
      <FieldList {...written} items={TERMS} />
      <ChoiceCheck {...props} />
      <FieldList {...written} items={RECALL} />
    </Fold>
  )
}
