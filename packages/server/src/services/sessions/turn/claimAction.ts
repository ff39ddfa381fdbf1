import { createHash } from 'node:crypto'

import type { BodyOf, Model } from '@kathasagar/api/contract'

import type { Action } from '../../../engine/turn/action.ts'
import { isAside, type Aside } from '../../../engine/turn/aside.ts'
import { beginTurn, rulesOf, type BegunTurn } from '../../../engine/turn/playTurn.ts'
import type { StoredUser } from '../../auth/ports.ts'
import { modelsHere } from '../../models/modelsHere.ts'
import { canPlayPremium } from '../../policies.ts'
import type { Ports, Repositories } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import { failAction } from './failAction.ts'
import type { OpenStory } from '../openSession.ts'
import type { StoredAction, StoredSession, StoredTurn } from '../ports.ts'
import { parseAction } from './parseAction.ts'
import { judgeOf } from './settleRuling.ts'
import { suggestModels } from './suggestModels.ts'
import { undoTurns } from './undoTurns.ts'

/** How long an action counts as alive after its server was last heard of. */
export const LEASE_MS = 30_000

export interface Asking extends OpenStory {
  user: StoredUser
  sessionId: string
  /** The request as it came, to know it again. */
  request: BodyOf<'takeAction'>
  /** Who is to tell or draw it; nobody for undo. */
  model: Model | null
  actionId: string
  key: string
}

/** A turn that may now be told: judged, priced and paid for. */
export interface Claim extends OpenStory {
  actionId: string
  session: StoredSession
  base: StoredTurn
  model: Model
  /** Its price is what is held for it. */
  turn: BegunTurn
  /** IANA name of the zone that the player is in. */
  timeZone: string
}

export type Claimed =
  | { kind: 'claimed'; claim: Claim }
  /** Asked before with the same key, or done at once: it runs, or has its end. */
  | { kind: 'known'; actionId: string }
  /** It is no turn: nothing was begun, and nothing is kept. */
  | { kind: 'aside'; aside: Aside }

/**
 * Tells whether two requests ask for the same. Read from the parsed body, whose fields stand in
 * the contract's order, so that spaces and the order of keys do not count.
 */
const requestHash = (request: BodyOf<'takeAction'>): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex')

const isToFork = ({ request }: Pick<Asking, 'request'>) =>
  request.action_type === 'undo' && request.to === 'fork'

/** Answers what stands in the way of any action in this session, in the order that is promised. */
async function findObstacle(repos: Repositories, asking: Asking, session: StoredSession) {
  if (!canPlayPremium(asking.story, asking.user)) return { code: 'premium_required' } as const
  if (isToFork(asking)) {
    // Only an ending leads there: a second press finds the session gone back already.
    if (!session.is_completed) return { code: 'nothing_to_undo' } as const
  } else if (session.is_completed) return { code: 'session_finished' } as const
  const running = await repos.actions.findRunning(session.id)
  if (running === undefined) return null
  if (running.is_stale) {
    await failAction(repos, running)
    return null
  }
  return { code: 'action_running', running_key: running.client_key } as const
}

async function insertAction(repos: Repositories, asking: Asking, session: StoredSession) {
  await repos.actions.insertAction(
    {
      id: asking.actionId,
      session_id: session.id,
      user_id: session.user_id,
      client_key: asking.key,
      request_hash: requestHash(asking.request),
      type: isToFork(asking) ? 'fork' : asking.request.action_type,
      base_turn_id: session.head_turn_id,
      model_requested: asking.model?.model_key ?? null,
    },
    LEASE_MS,
  )
}

/** Where an action is asked for: the session, which is locked, and the turn that it stands at. */
interface Standing {
  session: StoredSession
  base: StoredTurn
}

const parentOf = async ({ turns }: Repositories, { parent_id }: StoredTurn) =>
  parent_id === null ? undefined : turns.findTurn(parent_id)

/** Undo is over at once: nothing is told, and nothing is paid. */
async function claimUndo(repos: Repositories, asking: Asking, { session, base }: Standing) {
  const { actionId } = asking
  const earlier = isToFork(asking)
    ? await repos.turns.findForkBefore(base.id)
    : await parentOf(repos, base)
  if (earlier === undefined) return { code: 'nothing_to_undo' } as const
  await insertAction(repos, asking, session)
  await undoTurns(repos, { actionId, session, base, earlier })
  return { kind: 'known', actionId } as const
}

/** Begins a turn where the session stands and holds its price in the player's wallet. */
async function claimTurn(
  ports: Ports,
  repos: Repositories,
  asking: Asking & { model: Model },
  action: Action,
  { session, base }: Standing,
): Promise<Claimed | Refusal> {
  const { story, graph, model, actionId, request } = asking
  const timeZone = request.time_zone ?? 'UTC'
  const payer = { userId: session.user_id, sessionId: session.id }
  const payment = { wallet: await repos.ledger.lockWallet(payer), modelCredits: model.credit_cost }
  const hasJudge = judgeOf(ports, model) !== null
  const rules = { ...rulesOf(story.game_config), rankChoices: ports.rankChoices, hasJudge }
  const turn = beginTurn({ graph, state: base.state, ...rules }, action, payment)
  if (isAside(turn)) return { kind: 'aside', aside: turn }
  if ('code' in turn) return suggestModels(turn, model, modelsHere(ports))

  await insertAction(repos, asking, session)
  await repos.ledger.reserve(payer, actionId, turn.price)
  return {
    kind: 'claimed',
    claim: { actionId, session, base, model, turn, story, graph, timeZone },
  }
}

/** Claims the session for one action and holds its price. Runs inside one short transaction. */
export async function claimAction(
  ports: Ports,
  repos: Repositories,
  asking: Asking,
): Promise<Claimed | Refusal> {
  const { request, model } = asking
  const session = await repos.sessions.lockSession(asking.sessionId, asking.user.id)
  if (session === undefined) return { code: 'session_not_found' }

  const known = await repos.actions.findByKey(session.id, asking.key)
  if (known !== undefined) return knownAs(known, asking)
  const obstacle = await findObstacle(repos, asking, session)
  if (obstacle !== null) return obstacle

  const base = await repos.turns.findTurn(session.head_turn_id)
  if (base === undefined) throw new Error(`Session ${session.id} has lost its head`)
  return request.action_type === 'undo' || model === null
    ? claimUndo(repos, asking, { session, base })
    : claimTurn(ports, repos, { ...asking, model }, parseAction(request), { session, base })
}

const knownAs = (known: StoredAction, { request }: Asking): Claimed | Refusal =>
  known.request_hash === requestHash(request)
    ? { kind: 'known', actionId: known.id }
    : { code: 'key_reused' }
