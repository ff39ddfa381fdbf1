import type { OpenStory } from '@kathasagar/story'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import type { FieldEntry } from '../FieldList/fieldEntry.ts'

const { choiceMax, nodeTextMax, openEndings, openFieldMax } = STORY_LIMITS

type AreaName = 'people' | 'places' | 'facts' | 'tone' | 'never'

const area = (name: AreaName): FieldEntry<OpenStory> => ({
  kind: 'area',
  name,
  label: ({ structure }) => structure.open[name],
  hint: ({ structure }) => structure.open.hints[name],
  maxLength: openFieldMax,
  rows: 3,
})

/** Optional fields of an open story. */
export const OPEN_FIELDS: readonly FieldEntry<OpenStory>[] = [
  {
    kind: 'area',
    name: 'opening',
    label: ({ structure }) => structure.open.opening,
    hint: ({ structure }) => structure.open.hints.opening,
    maxLength: nodeTextMax,
    rows: 6,
    isStory: true,
  },
  area('people'),
  area('places'),
  area('facts'),
  area('tone'),
  area('never'),
  {
    kind: 'phrases',
    name: 'endings',
    label: ({ structure }) => structure.open.endings,
    hint: ({ structure }) => structure.open.hints.endings,
    most: openEndings,
    maxLength: choiceMax,
  },
  {
    kind: 'toggle',
    name: 'offers_choices',
    label: ({ structure }) => structure.open.offers_choices,
    hint: ({ structure }) => structure.open.hints.offers_choices,
  },
]
