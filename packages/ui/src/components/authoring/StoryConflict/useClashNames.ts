import type { Category, StoryClash, Tag } from '@kathasagar/api/contract'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { useServerMessages } from '../../../messages/useServerMessages.ts'
import type { ClashNames } from './clashWords.ts'

/** What a story can be filed under; none while it is not known. */
export interface ClashTaxonomy {
  /** Categories that a story can be in. */
  categories?: readonly Category[] | undefined
  /** Tags that a story can wear. */
  tags?: readonly Tag[] | null | undefined
}

/** What the author calls the parts that clash, and what stands in them. */
export function useClashNames({ categories = [], tags }: ClashTaxonomy) {
  const { authoring, browse } = useAuthoringMessages()
  const { replies } = usePartMessages()
  const server = useServerMessages()
  const { fields, conflict, commands, ratings, manners, skillChecks } = authoring
  const places: Readonly<Record<string, string>> = { ...fields, ...conflict.places }
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    commands,
    replies: replies.kinds,
  }
  const rooms = Object.entries(authoring.improvise).map(([room, { label }]) => [room, label])
  const chosen = {
    ...browse.languages,
    ...browse.difficulties,
    ...ratings,
    ...manners,
    ...skillChecks,
    ...Object.fromEntries(rooms),
    ...Object.fromEntries(categories.map((one) => [one.id, server.category(one)])),
    ...Object.fromEntries((tags ?? []).map((one) => [one.id, server.tag(one)])),
  }

  const placeName = ({ part }: StoryClash) => {
    const [field = '', of = field, name = ''] = part
    return fill(places[of] ?? places[field] ?? of, { name: named[of]?.[name] ?? name })
  }
  // What scenes say is the author's own, and no choice from a list.
  const namesIn = ({ part: [field] }: StoryClash): ClashNames => ({
    words: conflict.words,
    kinds: replies.kinds,
    truths: conflict.truths,
    chosen: field === 'story_structure' ? {} : chosen,
  })
  return { placeName, namesIn }
}
