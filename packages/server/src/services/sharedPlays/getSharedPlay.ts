import type { SharedPlay, SharedStory } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import type { StoryGraph } from '@kathasagar/story'

import type { Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { StoredStory } from '../stories/ports.ts'
import { presentStory } from '../../modules/catalogue/index.ts'
import type { SharedTurn, StoredShare } from './ports.ts'
import { findShown } from './shown/findShown.ts'
import { presentSharedEntry } from './shown/presentSharedEntry.ts'

interface Asked {
  code: string
  reader: Reader
  /** Number of the first entry that is asked for. */
  from: number
}

/** What was told in a shared play, from a turn on. */
export async function getSharedPlay(
  ports: Ports,
  { code, reader, from }: Asked,
): Promise<SharedPlay | Refusal> {
  const shown = await findShown(ports, { code, reader })
  if (isRefusal(shown)) return shown
  const { share, story } = shown
  const graph = await ports.graphs(share.version_id, story.game_config)
  const first = Math.max(from, share.first_number)
  const [turns, ending] = await Promise.all([
    // The turn before them says what was open, and one more whether the play goes on.
    ports.store.repositories.sharedPlays.listTurns(share, {
      from: first - 1,
      limit: LIMITS.sharedPage + 2,
    }),
    endingOf(ports, graph, share),
  ])
  const entries = turns.flatMap((turn, at) =>
    turn.number < first ? [] : [presentSharedEntry(graph, share, { turn, before: turns[at - 1] })],
  )
  return {
    share_code: code,
    shows_words: share.shows_words,
    player: share.player,
    created_at: share.created_at.toISOString(),
    story: presentSharedStory(story),
    entries: entries.slice(0, LIMITS.sharedPage),
    next: entries[LIMITS.sharedPage]?.number ?? null,
    ending,
  }
}

/** Closed to what a card says of its reader. */
const presentSharedStory = (story: StoredStory): SharedStory => presentStory(story, null)

async function endingOf(
  { store }: Ports,
  graph: StoryGraph,
  { head_turn_id, user_id }: StoredShare,
): Promise<SharedPlay['ending']> {
  const head = await store.repositories.turns.findTurn(head_turn_id, user_id)
  const node: SharedTurn['state']['node'] | undefined = head?.state.node
  if (node === undefined || !graph.has(node) || !graph.isEnding(node)) return null
  const { endings } = graph
  return { title: graph.titleOf(node), number: endings.indexOf(node) + 1, total: endings.length }
}
