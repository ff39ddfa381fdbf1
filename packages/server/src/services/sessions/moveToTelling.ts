import type { ActionAnswer } from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/story'

import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import type { Refusal } from '../refusal.ts'
import type { StoredTurn } from './ports.ts'
import { presentAction } from './present/presentAction.ts'
import { giveUpStale } from './turn/failAction.ts'
import type { TurnContext } from './turn/playPorts.ts'
import { placeAt } from './state/openSession.ts'
import { redoOf } from './state/redoOf.ts'

export interface TellingAsked {
  userId: string
  sessionId: string
  /** The telling that the player sees. */
  after: string
}

/** The newest telling of a session, and the story that it is of. */
export type OpenTelling = TurnContext & { graph: StoryGraph }

/** No action is asked for: nothing has this key. */
export const NO_KEY = ''

/** The newest telling of a player's own session, with no action left running that nobody tells. */
export async function openTelling(
  ports: Ports,
  { sessionId, userId }: Pick<TellingAsked, 'sessionId' | 'userId'>,
): Promise<OpenTelling | Refusal> {
  const { play } = ports.store.repositories
  const context = await play.findTurnContext(sessionId, userId, NO_KEY)
  if (context === undefined) return { code: 'session_not_found' }
  if (context.running?.is_stale) await giveUpStale(ports, context.running)
  const graph = await ports.graphs(context.session.version_id, context.story.game_config)
  return { ...context, graph }
}

/**
 * Has a session stand at another telling of its newest turn, unless an action runs or the session has
 * moved on meanwhile. `find` says which, and may write it.
 */
export const moveToTelling = (
  { store }: Pick<Ports, 'store'>,
  { session, base }: Pick<OpenTelling, 'session' | 'base'>,
  find: (repositories: Repositories) => Promise<string>,
): Promise<StoredTurn | Refusal> =>
  store.transaction(async (repositories): Promise<StoredTurn | Refusal> => {
    const { sessions, actions, turns } = repositories
    const locked = await sessions.lockSession(session.id, session.user_id)
    if (locked === undefined) return { code: 'session_not_found' }
    const running = await actions.findRunning(session)
    if (running) return { code: 'action_running', running_key: running.client_key }
    if (locked.head_turn_id !== base.id) return { code: 'session_moved' }

    const id = await find(repositories)
    await sessions.moveHead(session, id)
    const turn = await turns.findTurn(id, session.user_id)
    if (turn === undefined) throw new Error(`There is no turn ${id}`)
    return turn
  })

/** Where a session stands, as an action that tells nothing of its own would say it. */
export async function presentTelling(
  ports: Ports,
  { graph, wallet, ...context }: OpenTelling,
  head: StoredTurn,
): Promise<ActionAnswer> {
  const redo = await redoOf(ports.store.repositories, context.session)
  const receipt = { credits: wallet.credits, is_low_on_credits: false, ...redo }
  const place = await placeAt(ports, graph, head, context)
  return { ...presentAction({ type: 'undo', receipt, place }), action_type: head.action.type }
}
