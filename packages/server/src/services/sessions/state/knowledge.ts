import { knowable, knownIn, type StoryGraph } from '@kathasagar/story'

import type { Repositories } from '../../repositories.ts'
import type { StoredTurn } from '../ports.ts'

interface Played {
  userId: string
  storyId: string
  /** What this play has come to doesn't count. */
  except?: string
}

/**
 * Names of what a player knows before the first scene: by the endings of earlier plays of the story, and
 * by the last ending of each earlier part of its series.
 */
export async function knownBefore(
  { knowledge }: Pick<Repositories, 'knowledge'>,
  { declared }: StoryGraph,
  { userId, storyId, except }: Played,
): Promise<string[]> {
  if (!declared || knowable(declared).length === 0) return []
  const ended = await knowledge.listEnded({ userId, storyId, except: except ?? null })
  return [...new Set(ended.flatMap((values) => knownIn(declared, values)))]
}

/** The author's words for flags; one without words is known and never named. */
export const knownWords = ({ declared }: StoryGraph, names: readonly string[]): string[] =>
  names.flatMap((name) => declared?.[name]?.label?.trim() || [])

/** What the player knows where a turn stands. */
export const knownAt = ({ declared }: StoryGraph, { state }: Pick<StoredTurn, 'state'>): string[] =>
  declared ? knownIn(declared, state.world?.values ?? {}) : []
