import { DAY_MS, type StoryInsight } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { openGraph } from '@kathasagar/story'

import { dayOf } from '../../domain/day.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findOwnStory } from './editing/ownStory.ts'

const PLAYERS_MIN = LIMITS.insightPlayersMin
const NO_SCENES = openGraph({ start_node: '', nodes: {} })

/** Returns how a story is used. Groups that are too small to stay anonymous are left out. */
export async function getStoryInsight(
  { store, graphs, clock }: Ports,
  storyId: string,
  user: StoredUser,
): Promise<StoryInsight | Refusal> {
  const { insight } = store.repositories
  const story = await findOwnStory(store.repositories, { storyId, user })
  if (isRefusal(story)) return story
  const { current_version_id } = story
  const graph = current_version_id === null ? NO_SCENES : await graphs(current_version_id)
  // Scenes of older versions may be missing.
  const titleOf = (node: string) => (graph.has(node) ? graph.titleOf(node) : node)

  const now = clock.now()
  const days = Array.from({ length: LIMITS.insightDays }, (_, at) =>
    dayOf(new Date(now.getTime() - (LIMITS.insightDays - 1 - at) * DAY_MS)),
  )
  const [counted, ended, left] = await Promise.all([
    insight.listDays(story.id, days[0] ?? ''),
    insight.countEndings(story),
    insight.countLeft(story, new Date(now.getTime() - DAY_MS)),
  ])
  return {
    plays: story.sessions_begun,
    finishes: story.sessions_completed,
    days: days.map(
      (day) => counted.find((one) => one.day === day) ?? { day, plays: 0, finishes: 0 },
    ),
    endings: graph.endings.map((node) => {
      const players = ended.find((one) => one.node === node)?.players ?? 0
      return { node, title: titleOf(node), players: players < PLAYERS_MIN ? null : players }
    }),
    left_at: left
      .filter(({ players }) => players >= PLAYERS_MIN)
      .map((at) => ({ ...at, title: titleOf(at.node) })),
    players_min: PLAYERS_MIN,
  }
}
