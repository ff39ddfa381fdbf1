import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import type { Reaction, Topic } from '../../../structure/structureEdit.ts'
import type { FieldEntry } from '../FieldList/fieldEntry.ts'
import { GoesField } from './GoesField.tsx'

const { answerMax, deeds, phraseMax: maxLength, phrases } = STORY_LIMITS

/** When an answer is given, and what it leaves behind. */
const TERMS = [
  {
    kind: 'pair',
    isLong: true,
    fields: [
      { kind: 'condition', name: 'if', label: ({ answer }) => answer.if },
      { kind: 'effect', name: 'sets', label: ({ answer }) => answer.sets },
    ],
  },
  { kind: 'toggle', name: 'once', label: ({ answer }) => answer.once },
] as const satisfies readonly FieldEntry<Topic & Reaction>[]

/** What somebody is asked about, and their answer. */
export const TOPIC_FIELDS: readonly FieldEntry<Topic>[] = [
  { kind: 'phrases', name: 'about', label: ({ cast }) => cast.about, most: phrases, maxLength },
  { kind: 'varied', name: 'text', label: ({ answer }) => answer.topicText, maxLength: answerMax },
  ...TERMS,
]

/** Words that are no choice, and what comes of them. */
export const REACTION_FIELDS: readonly FieldEntry<Reaction>[] = [
  { kind: 'phrases', name: 'to', label: ({ answer }) => answer.to, most: phrases, maxLength },
  {
    kind: 'pair',
    isLong: true,
    fields: [
      {
        kind: 'phrases',
        name: 'about',
        label: ({ answer }) => answer.about,
        most: phrases,
        maxLength,
      },
      {
        kind: 'phrases',
        name: 'deeds',
        label: ({ answer }) => answer.deeds,
        hint: ({ answer }) => answer.deedsHint,
        most: deeds,
        maxLength,
      },
    ],
  },
  { kind: 'varied', name: 'text', label: ({ answer }) => answer.text, maxLength: answerMax },
  ...TERMS,
  { kind: 'custom', name: 'goes', component: GoesField },
]
