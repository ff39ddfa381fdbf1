import type { OpenStory } from '@kathasagar/story'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { type FieldEntry, field } from '../FieldList/fieldEntry.ts'

const { choiceMax, nodeTextMax, openEndings, openFieldMax } = STORY_LIMITS

const area = (name: 'people' | 'places' | 'facts' | 'tone' | 'never') =>
  field('area', name, ({ open }) => [open[name], open.hints[name]], {
    maxLength: openFieldMax,
    rows: 3,
  })

/** Optional fields of an open story. */
export const OPEN_FIELDS: readonly FieldEntry<OpenStory>[] = [
  field('area', 'opening', ({ open }) => [open.opening, open.hints.opening], {
    maxLength: nodeTextMax,
    rows: 6,
    isStory: true as const,
  }),
  area('people'),
  area('places'),
  area('facts'),
  area('tone'),
  area('never'),
  field('phrases', 'endings', ({ open }) => [open.endings, open.hints.endings], {
    most: openEndings,
    maxLength: choiceMax,
  }),
  field(
    'toggle',
    'offers_choices',
    ({ open }) => [open.offers_choices, open.hints.offers_choices],
    {},
  ),
]
