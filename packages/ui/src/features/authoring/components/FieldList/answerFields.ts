import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import type { Reaction, Topic } from '../../model/structure/structureEdit.ts'
import type { FieldEntry, ItemsEntry } from './fieldEntry.ts'

const { answerMax, deeds, phraseMax: maxLength, phrases: most } = STORY_LIMITS

export const IF_AND_SETS = {
  kind: 'pair',
  isLong: true,
  fields: [
    { kind: 'condition', name: 'if', label: ({ choice }) => choice.if },
    { kind: 'effect', name: 'sets', label: ({ choice }) => choice.sets },
  ],
} as const satisfies FieldEntry<Topic & Reaction>

const ONCE = {
  kind: 'toggle',
  name: 'once',
  label: ({ answer }) => answer.once,
} as const satisfies FieldEntry<Topic & Reaction>

export const TOPICS: ItemsEntry<'says', Topic> = {
  kind: 'items',
  name: 'says',
  item: ({ cast }) => cast.topic,
  add: ({ cast }) => cast.addTopic,
  most: STORY_LIMITS.topics,
  blank: { about: [], text: '' },
  kept: ['about', 'text'],
  noteOf: ({ about }) => about.slice(0, 3).join(' · '),
  fields: [
    { kind: 'phrases', name: 'about', label: ({ cast }) => cast.about, most, maxLength },
    { kind: 'varied', name: 'text', label: ({ answer }) => answer.topicText, maxLength: answerMax },
    IF_AND_SETS,
    ONCE,
  ],
}

export const reactionsUpTo = (limit: number): ItemsEntry<'reactions', Reaction> => ({
  kind: 'items',
  name: 'reactions',
  item: ({ answer }) => answer.label,
  add: ({ answer }) => answer.add,
  empty: ({ answer }) => answer.empty,
  most: limit,
  blank: { text: '' },
  kept: ['text'],
  noteOf: ({ to = [], about = [], deeds: verbs = [] }) =>
    [...to, ...about, ...verbs].slice(0, 3).join(' · '),
  fields: [
    { kind: 'phrases', name: 'to', label: ({ answer }) => answer.to, most, maxLength },
    { kind: 'varied', name: 'text', label: ({ answer }) => answer.text, maxLength: answerMax },
    {
      kind: 'fold',
      label: ({ choice }) => choice.more,
      noteOf: ({ about = [], deeds: verbs = [], goes }) =>
        [...about, ...verbs, goes ?? []].flat().slice(0, 3).join(' · '),
      fields: [
        {
          kind: 'pair',
          isLong: true,
          fields: [
            {
              kind: 'phrases',
              name: 'about',
              label: ({ answer }) => answer.about,
              most,
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
        IF_AND_SETS,
        ONCE,
        {
          kind: 'select',
          name: 'goes',
          label: ({ answer }) => answer.goes,
          blank: ({ answer }) => answer.stays,
          items: ({ answer }, { nodes }) =>
            Object.keys(nodes).map((name) => ({
              value: name,
              label: fill(answer.goesTo, { name }),
            })),
          // Keeps the name of a missing scene, which the review reports.
          unknown: ({ answer }, name) => fill(answer.goesTo, { name }),
          write: (name) => ({ goes: name.slice(0, STORY_LIMITS.nodeNameMax) }),
        },
      ],
    },
  ],
})
