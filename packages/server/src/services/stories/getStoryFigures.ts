import { DAY_MS, type StoryFigures } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findOwnStory } from './editing/ownStory.ts'
import { countedDays, lastDaysOf } from './figures/countedDays.ts'
import { foldSmall } from './figures/foldSmall.ts'
import { openScenes } from './figures/openScenes.ts'
import type { Figure, KeyCount } from './figures/ports.ts'

/** Languages, sites and endings that are read; those beyond are the least common. */
const KEYS_READ = 1000
const FEWEST = LIMITS.insightPlayersMin
const MOST = LIMITS.figuresTold

export interface FiguresAsked {
  storyId: string
  user: StoredUser
  days: number
}

/** What was counted since a day: by day and by what it is of. */
async function readCounts(
  { store, clock }: Ports,
  story: { id: string; author_id: string },
  length: number,
) {
  const { figures, insight } = store.repositories
  const now = clock.now()
  const dates = lastDaysOf(now, length)
  const since = dates[0] ?? ''
  const from = new Date(since)
  const resting = { since: from, before: new Date(now.getTime() - DAY_MS) }
  const [byDay, byKey, followers, left] = await Promise.all([
    figures.listByDay(story.id, since),
    figures.listByKey(story.id, since, KEYS_READ),
    figures.listFollowers(story.author_id, from),
    insight.countLeft(story, resting),
  ])
  return { days: countedDays(dates, byDay, followers), byKey, left }
}

const ofKind = (counts: readonly (Figure & KeyCount)[], kind: Figure['kind']) =>
  counts.filter((one) => one.kind === kind)

/** What players did with a story of the user's in the last days; nobody can be known by it. */
export async function getStoryFigures(
  ports: Ports,
  { storyId, user, days: length }: FiguresAsked,
): Promise<StoryFigures | Refusal> {
  const story = await findOwnStory(ports.store.repositories, { storyId, user })
  if (isRefusal(story)) return story
  const { endings, titleOf } = await openScenes(ports.graphs, story)
  const { days, byKey, left } = await readCounts(ports, story, length)

  const plays = days.reduce((sum, day) => sum + day.plays, 0)
  const folded = (kind: Figure['kind']) =>
    foldSmall(ofKind(byKey, kind), { total: plays, min: FEWEST, most: MOST })
  const finishes = new Map(ofKind(byKey, 'finish').map(({ key, count }) => [key, count]))
  const told = (count: number) => (count < FEWEST ? null : count)
  return {
    title: story.title,
    language: story.language,
    days,
    endings: endings.map((node) => ({
      node,
      title: titleOf(node),
      finishes: told(finishes.get(node) ?? 0),
    })),
    left_at: left
      .filter(({ players }) => players >= FEWEST)
      .slice(0, MOST)
      .map(({ node, players }) => ({ node, title: titleOf(node), players })),
    languages: folded('language').map(({ key, count }) => ({ language: key, plays: count })),
    referrers: folded('came_from').map(({ key, count }) => ({ referrer: key, plays: count })),
    players_min: FEWEST,
  }
}
