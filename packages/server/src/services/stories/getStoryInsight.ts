import { DAY_MS, type StoryInsight } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findOwnStory } from './editing/ownStory.ts'
import { openScenes } from './figures/openScenes.ts'

const FEWEST = LIMITS.insightPlayersMin

/** What players did with a story of the user's; nobody can be known by it. */
export async function getStoryInsight(
  { store, graphs, clock }: Ports,
  storyId: string,
  user: StoredUser,
): Promise<StoryInsight | Refusal> {
  const { insight } = store.repositories
  const story = await findOwnStory(store.repositories, { storyId, user })
  if (isRefusal(story)) return story
  const { endings: all, titleOf } = await openScenes(graphs, story)

  const aDayAgo = new Date(clock.now().getTime() - DAY_MS)
  const ended = await insight.countEndings(story)
  const left = await insight.countLeft(story, { before: aDayAgo })
  const playersAt = new Map(ended.map(({ node, players }) => [node, players]))
  const titled = <T extends { node: string }>(it: T) => ({ ...it, title: titleOf(it.node) })
  return {
    plays: story.sessions_begun,
    finishes: story.sessions_completed,
    endings: all.map((node) => {
      const players = playersAt.get(node) ?? 0
      return titled({ node, players: players < FEWEST ? null : players })
    }),
    left_at: left.filter(({ players }) => players >= FEWEST).map(titled),
    players_min: FEWEST,
  }
}
