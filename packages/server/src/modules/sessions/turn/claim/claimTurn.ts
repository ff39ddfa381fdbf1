import { hasStoredPicture, MINUTE_MS, pricedPainter } from '@kathasagar/api/contract'
import type {
  Limit,
  Model,
  ModelList,
  RegenerateRequest,
  SuggestedModel,
} from '@kathasagar/api/contract'
import { graphAt, improvisedGraph, inkGraph } from '@kathasagar/engine/world/graphAt'
import { withoutRemoved } from '@kathasagar/engine/memory/removedFacts'
import { type Action, isAside, type Aside } from '@kathasagar/engine/world/ruling'
import { applyTypedValues } from '@kathasagar/engine/world/sceneParts'
import {
  beginTurn,
  retakeTurn,
  rulesOf,
  type TurnRefusal,
  shortageOf,
} from '@kathasagar/engine/turn/playTurn'
import { interpret } from '@kathasagar/engine/turn/decide'
import type { StoryGraph } from '@kathasagar/story'

import { countHit, inDatabase } from '../../../../platform/rateLimits.ts'
import { modelsHere } from '../../../models/index.ts'
import { canPlayPremium } from '../../../../platform/policies.ts'
import { isRefusal, type Refusal } from '../../../../platform/call.ts'
import { insertAside } from '../../actions.queries.ts'
import type { PlayContext, SessionContext } from '../../context.ts'
import { placeAt } from '../../openSession.ts'
import { claim, findTurnContext, moveTo } from '../../play.queries.ts'
import { receiptOfAside, type AcceptedAction } from '../../present/presentAction.ts'
import { redoOf, findForkBefore, findTurn } from '../../sessions.queries.ts'
import type { NewAction, StoredTurn, TurnContext } from '../../sessionTypes.ts'
import { regenerateModes } from '../../variants.ts'
import {
  actionIn,
  isRegeneration,
  parseAction,
  requestHash,
  typedValuesOf,
} from '../load/parseAction.ts'
import { withLinks } from '../narrate/continueInk.ts'
import { judgeOf } from '../narrate/settleRuling.ts'
import type { ActionEvents } from '../stream/runningTurns.ts'
import type { ActionRequest, Turn } from '../turn.ts'
import { failStaleAction } from './failAction.ts'

type Claimed =
  | { kind: 'claimed'; turn: Turn }
  /** The turn was narrated and settled immediately. */
  | { kind: 'taken'; events: ActionEvents }
  /** An action with this key is running or has ended. */
  | { kind: 'known'; actionId: string }
  /** The action was an undo, or its outcome has no turn. */
  | { kind: 'ended'; ended: AcceptedAction }

/** Result of one attempt. Null if another request has changed the session between read and write. */
type Outcome = Claimed | Refusal | null

/**
 * Narrates, claims, and settles a turn in one step. Returns null if that isn't possible, and `lost` if the
 * claim fails.
 */
export type TakeSync = (
  ctx: PlayContext,
  action: NewAction,
  turn: Turn,
) => Promise<ActionEvents | 'lost' | null>

/** Maximum number of attempts if the session changes each time. */
export const MAX_READS = 20

/** Claims the session for an action and reserves its price. Uses no lock: if the session changes, it retries. */
export async function claimTurn(
  ctx: PlayContext,
  asked: ActionRequest,
  context: TurnContext,
  takeAtOnce: TakeSync,
): Promise<Claimed | Refusal> {
  let now: TurnContext | undefined = context
  for (let look = 1; look <= MAX_READS; look += 1) {
    if (now === undefined) return { code: 'session_not_found' }
    const outcome = await claimAt(ctx, asked, now, takeAtOnce)
    if (outcome !== null) return outcome
    now = await findTurnContext(ctx.db, asked.sessionId, asked.user.id, asked.key)
  }
  return { code: 'too_busy', retry_after: 1 }
}

async function claimAt(
  ctx: PlayContext,
  asked: ActionRequest,
  context: TurnContext,
  takeAtOnce: TakeSync,
): Promise<Outcome> {
  const { request, model } = asked
  const { known, running } = context
  if (known !== null) {
    const isSame = known.request_hash === requestHash(request)
    return isSame ? { kind: 'known', actionId: known.id } : { code: 'key_reused' }
  }
  const obstacle = findObstacle(asked, context)
  if (obstacle !== null) return obstacle
  if (running !== null) {
    await failStaleAction(ctx, running)
    return null
  }
  if (request.action_type === 'undo' || model === null) return claimUndo(ctx, asked, context)
  const action = actionOf(asked, context)
  if (isRegeneration(request)) return claimRegeneration(ctx, { ...asked, model, request }, context)

  const turn = await beginAt(ctx, { ...asked, model }, parseAction(request), context)
  if (isRefusal(turn)) return turn
  if ('aside' in turn) {
    const ended = await saveAside(ctx, action, { ...context, graph: turn.graph }, turn.aside)
    return ended && { kind: 'ended', ended }
  }
  const events = await takeAtOnce(ctx, action, turn)
  if (events === 'lost') return null
  return events ? { kind: 'taken', events } : holdPrice(ctx, action, turn)
}

const isToFork = ({ request }: Pick<ActionRequest, 'request'>) =>
  request.action_type === 'undo' && request.to === 'fork'

/** Returns the refusal of an action, or null. The order of the checks is part of the contract. */
function findObstacle(
  asked: ActionRequest,
  { session, story, base, running }: TurnContext,
): Refusal | null {
  if (session.preview_code === null && !canPlayPremium(story, asked.user))
    return { code: 'premium_required' }
  if (isToFork(asked)) {
    // Only an ending offers this move. If the request is repeated, the move is already done.
    if (!session.is_completed) return { code: 'nothing_to_undo' }
  } else if (session.is_completed && !isRegeneration(asked.request)) {
    return { code: 'session_finished' }
  }
  if (running !== null && !running.is_stale) {
    return { code: 'action_running', running_key: running.client_key }
  }
  return asked.after === base.id ? null : { code: 'session_moved' }
}

const actionOf = (asked: ActionRequest, { session, base }: TurnContext): NewAction => ({
  id: asked.actionId,
  session_id: session.id,
  user_id: session.user_id,
  client_key: asked.key,
  request_hash: requestHash(asked.request),
  type: isToFork(asked) ? 'fork' : asked.request.action_type,
  base_turn_id: base.id,
  model_requested: asked.model?.model_key ?? null,
})

async function claimUndo(
  ctx: PlayContext,
  asked: ActionRequest,
  context: TurnContext,
): Promise<Outcome> {
  const { base } = context
  const { parent_id, user_id } = base
  const parent = parent_id === null ? undefined : findTurn(ctx.db, parent_id, user_id)
  const earlier = await (isToFork(asked) ? findForkBefore(ctx.db, base) : parent)
  if (earlier === undefined) return { code: 'nothing_to_undo' }
  const { graph } = asked
  const action = actionOf(asked, context)
  const ended = await undoOrRedo(ctx, action, { ...context, graph, target: earlier })
  return ended && { kind: 'ended', ended }
}

async function beginAt(
  ctx: PlayContext,
  asked: ActionRequest & { model: Model },
  action: Action,
  context: TurnContext,
): Promise<Turn | { aside: Aside; graph: StoryGraph } | Refusal> {
  const { model, actionId, request } = asked
  const { session, story, wallet, removed, drawn } = context
  const isPicture = action.type === 'show'
  if (asked.graph.open && !isPicture && ctx.modelStates.providerOf(model.model_key) === null)
    return { code: 'story_needs_model' }
  const { page } = request
  const base = withLinks(asked.graph, context.base, page)
  const { graph, head, hasPicture } = await placeAt(ctx, asked.graph, base, context)
  const isHad = hasStoredPicture(model, hasPicture)
  const payment = { wallet, modelCredits: model.credit_cost, isPictureHad: isHad }
  const hasJudge = judgeOf(ctx, model) !== null
  const rules = { ...rulesOf(story.game_config), lore: ctx.lore, hasJudge }
  const typed = typedValuesOf(request)
  const askedBack = context.asked && { asked: context.asked }
  const state = { ...applyTypedValues(graph, head.state, typed), ...askedBack }
  const begun = beginTurn({ graph, state, ...rules }, action, payment)
  if (isAside(begun)) return { aside: begun, graph }
  if ('code' in begun) return suggestModels(begun, model, modelsHere(ctx), hasPicture)
  const timeZone = request.time_zone ?? 'UTC'
  const place = { session, base, removed, drawn, story, graph }
  return { ...place, actionId, model, begun, timeZone, typed, page, retold: null }
}

/** Limit of turns per user that connected models narrate. */
const MODEL_TURNS: readonly Limit[] = [{ max: 20, windowMs: MINUTE_MS }]

/** Claims the session for a turn and reserves its price. There is no rate limit with a player's own key. */
async function holdPrice(ctx: PlayContext, action: NewAction, turn: Turn): Promise<Outcome> {
  const { model, session, begun } = turn
  const { providerOf, isOwn } = ctx.modelStates
  if (providerOf(model.model_key) !== null && !isOwn(model.model_key)) {
    const counter = inDatabase(ctx.db)
    const tooOften = await countHit(`modelTurn:${session.user_id}`, MODEL_TURNS, counter, ctx)
    if (tooOften) return tooOften
  }
  const isOurs = await claim(ctx.db, action, begun.price, ctx.leases.lastMs)
  return isOurs ? { kind: 'claimed', turn } : null
}

/** Returns the graph with the Ink scenes and improvised scenes of the played turn. */
function graphFrom(whole: StoryGraph, base: StoredTurn, head: StoredTurn): StoryGraph {
  const { node, ink, improvised } = base.state
  const graph = inkGraph(whole, ink, head.state.ink)
  return improvised ? improvisedGraph(graph, node, improvised) : graph
}

/** Repeats the newest turn with the same ruling and random results. Requires a connected storyteller. */
async function beginRegeneration(
  ctx: PlayContext,
  {
    request: { action_type: as },
    graph: whole,
    model,
  }: { request: RegenerateRequest; graph: StoryGraph; model: Model },
  { base: head, story, removed, wallet }: TurnContext,
): Promise<Pick<Turn, 'graph' | 'begun' | 'base' | 'typed' | 'retold'> | Refusal> {
  const { ruling, typed = {} } = head.note ?? {}
  const isConnected = ctx.modelStates.providerOf(model.model_key) !== null
  if (!ruling || head.parent_id === null || !isConnected || !regenerateModes(head).includes(as)) {
    return { code: 'nothing_to_retell' }
  }
  const price = { xp: 0, credits: model.credit_cost }
  const shortage = shortageOf(price, wallet)
  if (shortage) {
    const connected = modelsHere(ctx).text.filter((one) => one.provider_model !== undefined)
    return suggestModels(shortage, model, { text: connected, image: [] }, false)
  }
  const base = await findTurn(ctx.db, head.parent_id, head.user_id)
  if (base === undefined) throw new Error(`There is no turn ${head.parent_id}`)

  const graph = graphFrom(whole, base, head)
  const state = applyTypedValues(graph, withoutRemoved(graph, base.state, removed), typed)
  const place = { graph, state, ...rulesOf(story.game_config), lore: ctx.lore }
  const action = actionIn(head.action)
  if (graph.open) {
    const again = interpret({ ...place, graph: graphAt(whole, base.state), action })
    if (isAside(again) || 'code' in again) return { code: 'nothing_to_retell' }
    const part = { ...place, graph: graphAt(whole, base.state) }
    return {
      graph: whole,
      begun: retakeTurn(part, { action, ruling: again }, price),
      base,
      typed,
      retold: { as, head },
    }
  }
  const begun = retakeTurn(place, { action, ruling }, price)
  return { graph: whole, begun, base, typed, retold: { as, head } }
}

async function claimRegeneration(
  ctx: PlayContext,
  asked: ActionRequest & { model: Model; request: RegenerateRequest },
  context: TurnContext,
): Promise<Outcome> {
  const retelling = await beginRegeneration(ctx, asked, context)
  if (isRefusal(retelling)) return retelling
  const { actionId, model } = asked
  const turn = { ...context, ...retelling, actionId, model, timeZone: 'UTC' }
  return holdPrice(ctx, actionOf(asked, context), turn)
}

/** Saves a response that has no turn. Returns null if the key exists. */
async function saveAside(
  ctx: SessionContext,
  action: NewAction,
  context: TurnContext & { graph: StoryGraph },
  aside: Aside,
): Promise<AcceptedAction | null> {
  const { graph, base, session, story, wallet } = context
  const { credits } = wallet
  const redo = await redoOf(ctx.db, session)
  const receipt = { credits, is_low_on_credits: false, ...redo, ...receiptOfAside(aside, story) }
  const isOurs = await insertAside(ctx.db, action, receipt)
  if (!isOurs) return null
  return { type: action.type, receipt, place: await placeAt(ctx, graph, base, context) }
}

interface TurnsBetween extends Pick<TurnContext, 'session' | 'drawn' | 'removed' | 'base'> {
  graph: StoryGraph
  target: StoredTurn
}

/**
 * Moves the head to another turn. Restores its XP but no credits. Returns null if another request has changed
 * the session.
 */
export async function undoOrRedo(
  ctx: SessionContext,
  action: NewAction,
  { graph, base, target, ...context }: TurnsBetween,
): Promise<AcceptedAction | null> {
  const moved = await moveTo(ctx.db, action, {
    id: target.id,
    xpChange: target.state.xp - base.state.xp,
    isCompleted: graphAt(graph, target.state).isEnding(target.state.node),
  })
  if (moved === undefined) return null
  const { credits, redo_turn_id } = moved
  const receipt = { credits, is_low_on_credits: false, ...(redo_turn_id && { redo_turn_id }) }
  return { type: action.type, receipt, place: await placeAt(ctx, graph, target, context) }
}

function suggestModels(
  refused: TurnRefusal,
  model: Model,
  { text, image }: ModelList,
  hasPicture: boolean,
): Refusal {
  if (refused.code !== 'not_enough_credits') return refused
  const models = { text, image: image.map((painter) => pricedPainter(painter, hasPicture)) }
  return {
    ...refused,
    model_requested: model.model_key,
    suggested_alternatives: affordable(models, model, refused.available_credits),
  }
}

function affordable(models: ModelList, model: Model, credits: number): SuggestedModel[] {
  const isSame = ({ model_key }: Model) => model_key === model.model_key
  const kind = models.text.some(isSame) ? models.text : models.image
  return kind
    .filter((other) => !isSame(other) && other.credit_cost <= credits)
    .toSorted((a, b) => b.credit_cost - a.credit_cost)
    .map(({ model_key, display_name, credit_cost }) => ({ model_key, display_name, credit_cost }))
}
