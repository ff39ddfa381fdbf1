import {
  isPictureHad,
  MINUTE_MS,
  type BodyOf,
  type Limit,
  type Model,
  type PageTurn,
  type RetellRequest,
} from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/story'

import type { Action } from '@kathasagar/engine/ruling/action'
import { withTyped } from '@kathasagar/engine/state/shownAt'
import { isAside } from '@kathasagar/engine/turn/aside'
import { beginTurn, rulesOf, type BegunTurn } from '@kathasagar/engine/turn/playTurn'
import type { StoredUser } from '../../auth/ports.ts'
import { countHit, inDatabase } from '../../countHit.ts'
import { modelsHere } from '../../../modules/models/index.ts'
import { canPlayPremium } from '../../policies.ts'
import type { Ports } from '../../ports.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import type { DrawnScene, StoredSession, StoredTurn } from '../ports.ts'
import type { NewAction, StoredAction } from '../actionPorts.ts'
import type { TakenAction } from '../present/presentAction.ts'
import { placeAt } from '../state/openSession.ts'
import { giveUpStale } from './failAction.ts'
import { keepAside } from './keepAside.ts'
import { withLinks } from './goOnInPage.ts'
import { isRetelling, parseAction, requestHash, typedOf } from './parseAction.ts'
import type { RemovedTurn } from './pathCache.ts'
import type { TurnContext, StoryInPlay } from './playPorts.ts'
import { judgeOf } from './settleRuling.ts'
import { beginRetelling, type Retold } from './beginRetelling.ts'
import { takeTurnInOneStep, tellAtOnce, type TakenInOneStep } from './takeTurnInOneStep.ts'
import { suggestModels } from './suggestModels.ts'
import { undoOrRedo } from './undoOrRedo.ts'

export interface Asking {
  user: StoredUser
  sessionId: string
  graph: StoryGraph
  /** The request as it came, to know it again. */
  request: BodyOf<'takeAction'>
  /** Who is to tell or draw it; nobody for undo. */
  model: Model | null
  /** The turn that it answers: what the player has seen of the story last. */
  after: string
  actionId: string
  key: string
}

/** A turn that may now be told: judged, priced and paid for. */
export interface Claim {
  actionId: string
  story: StoryInPlay
  graph: StoryGraph
  session: StoredSession
  base: StoredTurn
  /** Turns whose facts the player has deleted. */
  removed: readonly RemovedTurn[]
  /** What was drawn for the player in any session of the story. */
  drawn: readonly DrawnScene[]
  model: Model
  /** Its price is what is held for it. */
  turn: BegunTurn
  /** IANA name of the zone that the player is in. */
  timeZone: string
  /** What the page tells that plays the story; nothing of any other story. */
  page?: PageTurn | undefined
  /** What was typed into the fields of the scene. */
  typed: Readonly<Record<string, string>>
  /** The turn was played before, from `base`: it is told again or on. */
  retold: Retold | null
}

export type Claimed =
  | { kind: 'claimed'; claim: Claim }
  /** It was told, and is over: nobody had to be waited for. */
  | { kind: 'taken'; taken: TakenInOneStep }
  /** Asked before with the same key: it runs, or has its end. */
  | { kind: 'known'; actionId: string }
  /** It went back, or was answered outside of the story: that is over at once. */
  | { kind: 'ended'; ended: TakenAction }

/** What comes of looking at a turn context; nothing where that was no longer so when it was written. */
type Outcome = Claimed | Refusal | null

/** Somebody else has acted each time: who clicks so often is asked to come again. */
export const MOST_LOOKS = 20

const isToFork = ({ request }: Pick<Asking, 'request'>) =>
  request.action_type === 'undo' && request.to === 'fork'

/** Answers what stands in the way of any action in this session, in the order that is promised. */
function findObstacle(
  asking: Asking,
  { session, story, base, running }: TurnContext,
): Refusal | null {
  if (session.preview_code === null && !canPlayPremium(story, asking.user))
    return { code: 'premium_required' }
  if (isToFork(asking)) {
    // Only an ending leads there: a second press finds the session gone back already.
    if (!session.is_completed) return { code: 'nothing_to_undo' }
  } else if (session.is_completed && !isRetelling(asking.request)) {
    return { code: 'session_finished' }
  }
  if (running !== null && !running.is_stale) {
    return { code: 'action_running', running_key: running.client_key }
  }
  return asking.after === base.id ? null : { code: 'session_moved' }
}

const actionOf = (asking: Asking, { session, base }: TurnContext): NewAction => ({
  id: asking.actionId,
  session_id: session.id,
  user_id: session.user_id,
  client_key: asking.key,
  request_hash: requestHash(asking.request),
  type: isToFork(asking) ? 'fork' : asking.request.action_type,
  base_turn_id: base.id,
  model_requested: asking.model?.model_key ?? null,
})

/** The turn that an undo leads to. */
async function earlierOf({ store }: Ports, asking: Asking, { base }: TurnContext) {
  const { turns } = store.repositories
  if (isToFork(asking)) return turns.findForkBefore(base)
  return base.parent_id === null ? undefined : turns.findTurn(base.parent_id, base.user_id)
}

/** Undo is over at once: nothing is told, and nothing is paid. */
async function claimUndo(ports: Ports, asking: Asking, context: TurnContext): Promise<Outcome> {
  const earlier = await earlierOf(ports, asking, context)
  if (earlier === undefined) return { code: 'nothing_to_undo' }
  const { graph } = asking
  const action = actionOf(asking, context)
  const ended = await undoOrRedo(ports, action, { ...context, graph, target: earlier })
  return ended && { kind: 'ended', ended }
}

/** Begins a turn where the session stands and holds its price in the player's wallet. */
async function claimTurn(
  ports: Ports,
  asking: Asking & { model: Model },
  action: Action,
  context: TurnContext,
): Promise<Outcome> {
  const { model, actionId, request } = asking
  const { session, story, wallet, removed, drawn, asked } = context
  const { page } = request
  const base = withLinks(asking.graph, context.base, page)
  const { graph, head, hasPicture } = await placeAt(ports, asking.graph, base, context)
  const isHad = isPictureHad(model, hasPicture)
  const payment = { wallet, modelCredits: model.credit_cost, isPictureHad: isHad }
  const hasJudge = judgeOf(ports, model) !== null
  const rules = { ...rulesOf(story.game_config), lore: ports.lore, hasJudge }
  const typed = typedOf(request)
  const state = { ...withTyped(graph, head.state, typed), ...(asked && { asked }) }
  const turn = beginTurn({ graph, state, ...rules }, action, payment)
  if (isAside(turn)) {
    const ended = await keepAside(ports, actionOf(asking, context), { ...context, graph }, turn)
    return ended && { kind: 'ended', ended }
  }
  if ('code' in turn) return suggestModels(turn, model, modelsHere(ports), hasPicture)

  const timeZone = request.time_zone ?? 'UTC'
  const place = { session, base, removed, drawn, story, graph }
  const claim = { ...place, actionId, model, turn, timeZone, typed, page, retold: null }
  return takeOrClaim(ports, actionOf(asking, context), claim)
}

/** Begins another telling of the turn that the session stands at, and holds its price. */
async function claimRetelling(
  ports: Ports,
  asking: Asking & { model: Model; request: RetellRequest },
  context: TurnContext,
): Promise<Outcome> {
  const begun = await beginRetelling(ports, { ...asking, as: asking.request.action_type }, context)
  if (isRefusal(begun)) return begun
  const claim = { ...context, ...begun, actionId: asking.actionId, model: asking.model }
  return holdPrice(ports, actionOf(asking, context), { ...claim, timeZone: 'UTC' })
}

/** Turns of one user that connected models tell. */
const MODEL_TURNS: readonly Limit[] = [{ max: 20, windowMs: MINUTE_MS }]

/** Refuses a turn of a connected model if its user has too many. Turns by their own key are not limited. */
async function refuseModelTurn(ports: Ports, { model, session }: Claim): Promise<Refusal | null> {
  const { providerOf, isOwn } = ports.modelStates
  if (providerOf(model.model_key) === null || isOwn(model.model_key)) return null
  return countHit(
    `modelTurn:${session.user_id}`,
    MODEL_TURNS,
    inDatabase(ports.store.repositories.db),
    ports,
  )
}

/** Claims the session for a turn that is told in its own time. */
async function holdPrice(ports: Ports, action: NewAction, claim: Claim): Promise<Outcome> {
  const tooOften = await refuseModelTurn(ports, claim)
  if (tooOften) return tooOften
  const { play } = ports.store.repositories
  const isOurs = await play.claim(action, claim.turn.price, ports.leases.lastMs)
  return isOurs ? { kind: 'claimed', claim } : null
}

/** Takes a turn that can be told at once; any other is claimed, to be told in its own time. */
async function takeOrClaim(ports: Ports, action: NewAction, claim: Claim): Promise<Outcome> {
  const told = await tellAtOnce(ports, claim)
  if (told !== null) {
    const taken = await takeTurnInOneStep(ports, action, claim, told)
    return taken && { kind: 'taken', taken }
  }
  return holdPrice(ports, action, claim)
}

/** Judges an action by how things stand, and claims the session for it if they still stand so. */
async function claimAt(ports: Ports, asking: Asking, context: TurnContext): Promise<Outcome> {
  const { request, model } = asking
  const { known, running } = context
  if (known !== null) return knownAs(known, asking)
  const obstacle = findObstacle(asking, context)
  if (obstacle !== null) return obstacle
  if (running !== null) {
    await giveUpStale(ports, running)
    return null
  }
  if (request.action_type === 'undo' || model === null) return claimUndo(ports, asking, context)
  return isRetelling(request)
    ? claimRetelling(ports, { ...asking, model, request }, context)
    : claimTurn(ports, { ...asking, model }, parseAction(request), context)
}

/**
 * Claims the session for one action and holds its price. It is judged without a lock; where
 * something has changed before the claim was written, it is judged again. Where the session has moved
 * on to another turn, the action is refused: it answers words that are no longer the last ones.
 */
export async function claimAction(
  ports: Ports,
  asking: Asking,
  context: TurnContext,
): Promise<Claimed | Refusal> {
  const { play } = ports.store.repositories
  let now: TurnContext | undefined = context
  for (let look = 1; look <= MOST_LOOKS; look += 1) {
    if (now === undefined) return { code: 'session_not_found' }
    const outcome = await claimAt(ports, asking, now)
    if (outcome !== null) return outcome
    now = await play.findTurnContext(asking.sessionId, asking.user.id, asking.key)
  }
  return { code: 'too_busy', retry_after: 1 }
}

const knownAs = (known: StoredAction, { request }: Asking): Claimed | Refusal =>
  known.request_hash === requestHash(request)
    ? { kind: 'known', actionId: known.id }
    : { code: 'key_reused' }
