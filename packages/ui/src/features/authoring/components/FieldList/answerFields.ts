import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import type { Reaction, Topic } from '../../model/structure/structureEdit.ts'
import { type FieldEntry, type ItemsEntry, field } from './fieldEntry.ts'

const { answerMax, deeds: deedsMax, phraseMax, phrases } = STORY_LIMITS

export const PHRASES = { most: phrases, maxLength: phraseMax }

export const IF_AND_SETS = {
  kind: 'pair',
  isLong: true,
  fields: [
    field('condition', 'if', ({ choice }) => [choice.if], {}),
    field('effect', 'sets', ({ choice }) => [choice.sets], {}),
  ],
} as const satisfies FieldEntry<Topic & Reaction>

const ONCE = field('toggle', 'once', ({ answer }) => [answer.once], {})

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
    field('phrases', 'about', ({ cast }) => [cast.about], PHRASES),
    field('varied', 'text', ({ answer }) => [answer.topicText], { maxLength: answerMax }),
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
  noteOf: ({ to = [], about = [], deeds = [] }) =>
    [...to, ...about, ...deeds].slice(0, 3).join(' · '),
  fields: [
    field('phrases', 'to', ({ answer }) => [answer.to], PHRASES),
    field('varied', 'text', ({ answer }) => [answer.text], { maxLength: answerMax }),
    {
      kind: 'fold',
      label: ({ choice }) => choice.more,
      noteOf: ({ about = [], deeds = [], goes }) =>
        [...about, ...deeds, goes ?? []].flat().slice(0, 3).join(' · '),
      fields: [
        {
          kind: 'pair',
          isLong: true,
          fields: [
            field('phrases', 'about', ({ answer }) => [answer.about], PHRASES),
            field('phrases', 'deeds', ({ answer }) => [answer.deeds, answer.deedsHint], {
              most: deedsMax,
              maxLength: phraseMax,
            }),
          ],
        },
        IF_AND_SETS,
        ONCE,
        {
          kind: 'select',
          name: 'goes',
          say: ({ answer }) => [answer.goes],
          blank: ({ answer }) => answer.stays,
          items: ({ answer }, { nodes }) =>
            Object.keys(nodes).map((name) => ({
              value: name,
              label: fill(answer.goesTo, { name }),
            })),
          // If the scene does not exist, its name stays selected, and the review reports it.
          unknown: ({ answer }, name) => fill(answer.goesTo, { name }),
          write: (name) => ({ goes: name.slice(0, STORY_LIMITS.nodeNameMax) }),
        },
      ],
    },
  ],
})
