import type { ActionRequest, Model } from '@kathasagar/api/contract'

import { judge } from '../../../engine/judge.ts'
import type { AskedAction, Ruling } from '../../../engine/ruling.ts'
import type { StoredUser } from '../../auth/ports.ts'
import type { Wallet } from '../../ledgerPort.ts'
import { canPlayPremium } from '../../policies.ts'
import type { Ports, Repositories } from '../../ports.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import type { ParsedAction } from './parseAction.ts'
import { failAction } from './failAction.ts'
import type { OpenStory } from '../openSession.ts'
import type { StoredAction, StoredSession, StoredTurn } from '../ports.ts'
import { priceTurn } from './priceTurn.ts'
import { requestHash } from './requestHash.ts'
import { undoTurn } from './undoTurn.ts'

/** How long an action counts as alive after its server was last heard of. */
export const LEASE_MS = 30_000

export interface Asking extends OpenStory {
  user: StoredUser
  sessionId: string
  /** The request as it came, to know it again. */
  request: ActionRequest
  action: ParsedAction
  actionId: string
  key: string
}

/** A turn that may now be told: judged, priced and paid for. */
export interface Claim extends OpenStory {
  actionId: string
  session: StoredSession
  base: StoredTurn
  asked: AskedAction
  model: Model
  ruling: Ruling
  /** What is held for it. */
  price: Wallet
}

export type Claimed =
  | { kind: 'claimed'; claim: Claim }
  /** Asked before with the same key, or done at once: it runs, or has its end. */
  | { kind: 'known'; actionId: string }

/** Answers what stands in the way of any action in this session, in the order that is promised. */
async function findObstacle(repos: Repositories, asking: Asking, session: StoredSession) {
  if (!canPlayPremium(asking.story, asking.user)) return { code: 'premium_required' } as const
  if (session.is_completed) return { code: 'session_finished' } as const
  const running = await repos.actions.findRunning(session.id)
  if (running === undefined) return null
  if (running.is_stale) {
    await failAction(repos, running)
    return null
  }
  return { code: 'action_running', running_key: running.client_key } as const
}

async function begin(repos: Repositories, asking: Asking, session: StoredSession) {
  await repos.actions.insertAction(
    {
      id: asking.actionId,
      session_id: session.id,
      user_id: session.user_id,
      client_key: asking.key,
      request_hash: requestHash(asking.request),
      type: asking.request.action_type,
      base_turn_id: session.head_turn_id,
      model_requested: asking.action.kind === 'undo' ? null : asking.action.model.model_key,
    },
    LEASE_MS,
  )
}

/** Claims the session for one action and holds its price. Runs inside one short transaction. */
export async function claimAction(
  { models, rankChoices }: Ports,
  repos: Repositories,
  asking: Asking,
): Promise<Claimed | Refusal> {
  const { action, actionId, story, graph } = asking
  const session = await repos.sessions.lockSession(asking.sessionId, asking.user.id)
  if (session === undefined) return { code: 'session_not_found' }

  const known = await repos.actions.findByKey(session.id, asking.key)
  if (known !== undefined) return knownAs(known, asking)
  const obstacle = await findObstacle(repos, asking, session)
  if (obstacle !== null) return obstacle

  const base = await repos.turns.findTurn(session.head_turn_id)
  if (base === undefined) throw new Error(`Session ${session.id} has lost its head`)
  if (action.kind === 'undo') {
    if (base.parent_id === null) return { code: 'nothing_to_undo' }
    await begin(repos, asking, session)
    await undoTurn(repos, { actionId, session, base, parentId: base.parent_id })
    return { kind: 'known', actionId }
  }

  const { asked, model } = action
  const ruling = judge({ graph, state: base.state, action: asked, rankChoices })
  if ('code' in ruling) return ruling
  const payer = { userId: session.user_id, sessionId: session.id }
  const wallet = await repos.ledger.lockWallet(payer)
  const price = priceTurn({ asked, ruling, model, wallet, config: story.game_config, models })
  if (isRefusal(price)) return price

  await begin(repos, asking, session)
  await repos.ledger.reserve(payer, actionId, price)
  return {
    kind: 'claimed',
    claim: { actionId, session, base, asked, model, ruling, price, story, graph },
  }
}

const knownAs = (known: StoredAction, { request }: Asking): Claimed | Refusal =>
  known.request_hash === requestHash(request)
    ? { kind: 'known', actionId: known.id }
    : { code: 'key_reused' }
