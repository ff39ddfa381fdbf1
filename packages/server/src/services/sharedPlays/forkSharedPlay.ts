import type { GameSession } from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/story'

import type { StoredUser } from '../auth/ports.ts'
import { canPlayPremium } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { getSession } from '../sessions/getSession.ts'
import { needsAccount } from '../sessions/needsAccount.ts'
import type { NewTurn } from '../sessions/ports.ts'
import type { SharedTurn, StoredShare } from './ports.ts'
import { copiedRemovals, copiedTurns } from './shown/copiedTurns.ts'
import { findShown } from './shown/findShown.ts'

interface Forking {
  code: string
  turnId: string
  user: StoredUser
}

/** The way to a turn that a link shows, from the first turn that it shows; null where it shows no such turn. */
async function wayTo({ store }: Ports, share: StoredShare, turnId: string) {
  const { sharedPlays } = store.repositories
  const turn = await sharedPlays.findOnWay(share, turnId)
  if (turn === undefined || turn.number < share.first_number) return null
  const limit = turn.number - share.first_number + 1
  return sharedPlays.listTurns(share, { from: share.first_number, limit })
}

/**
 * Begins a session of the reader's own at a turn of a shared play, in the version of the story that was played:
 * the same state and the same XP, no credits, and what led there as its own history.
 */
export async function forkSharedPlay(
  ports: Ports,
  { code, turnId, user }: Forking,
): Promise<GameSession | Refusal> {
  const shown = await findShown(ports, { code, reader: user })
  if (isRefusal(shown)) return shown
  const { share, story } = shown
  if (await needsAccount(ports.store, story, user)) return { code: 'account_required' }
  if (!canPlayPremium(story, user)) return { code: 'premium_required' }
  const way = await wayTo(ports, share, turnId)
  const last = way?.at(-1)
  if (!way || !last) return { code: 'not_found' }
  const graph = await ports.graphs(share.version_id)
  if (isOver(graph, last)) return { code: 'session_finished' }

  const { newId } = ports.ids
  const session_id = newId()
  const turns = copiedTurns(way, { share, graph, user_id: user.id, session_id, newId })
  const removed = copiedRemovals(way, turns, share)
  const refused = await writeSession(ports, share, { user, turns, removed })
  return refused ?? getSession(ports, { sessionId: session_id, userId: user.id })
}

const isOver = (graph: StoryGraph, { state }: SharedTurn) =>
  graph.has(state.node) && graph.isEnding(state.node) && state.offers.length === 0

interface Copied {
  turns: readonly NewTurn[]
  removed: ReturnType<typeof copiedRemovals>
}

const writeSession = (
  { store, clock }: Ports,
  { story_id, version_id }: StoredShare,
  { user, turns, removed }: Pick<Forking, 'user'> & Copied,
) =>
  store.transaction(
    async ({ sessions, turns: kept, ledger, users, insight }): Promise<Refusal | null> => {
      // An account may just have taken the guest in.
      if (user.is_guest && !(await users.lockUser(user.id))) return { code: 'session_expired' }
      const head = turns.at(-1)
      if (head === undefined) throw new Error('A play without a turn was to be copied')
      const { session_id: id, user_id, id: head_turn_id } = head
      const copied_turns = turns.length - 1
      const stands = { is_completed: false, preview_code: null }
      const session = { id, user_id, story_id, version_id, head_turn_id, ...stands }
      if (!(await sessions.insertSession({ ...session, copied_turns })))
        return { code: 'shared_play_not_found' }
      await kept.insertTurns(turns)
      await kept.deleteFacts(removed)
      await ledger.openXp({ userId: user_id, sessionId: id }, head.state.xp)
      const played = { storyId: story_id, userId: user_id }
      await sessions.countBegun(played)
      await insight.countToday('plays', { ...played, now: clock.now() })
      return null
    },
  )
