import { isAside } from '@kathasagar/engine/world/ruling'
import { buildLexicon } from '@kathasagar/engine/text/lexicon'

import { addHits } from '../../../platform/rateLimits.ts'
import { addUse, NO_USE } from '../../../domain/useSums.ts'
import type { PlayContext } from '../context.ts'
import { isDatabaseAway } from '../../../platform/db/rows.ts'
import { reportQueue, type OnQueue } from '../../../platform/queuePlace.ts'
import { isRefusal, type Refusal, type StoredUser } from '../../../platform/call.ts'
import { declineWords } from '../../safety/index.ts'
import { runInSteps, inTurn } from '../../../platform/yieldToEventLoop.ts'
import { meterUse, withModelsOfUser, isForAccounts, modelsHere } from '../../models/index.ts'
import type { TurnRecord } from '../../../platform/telemetry.ts'
import { findAction } from '../actions.queries.ts'
import { placeAt, presentNarration } from '../openSession.ts'
import { take, findTurnContext } from '../play.queries.ts'
import { presentAction } from '../present/presentAction.ts'
import { lockSession, listPath, saveSummary } from '../sessions.queries.ts'
import { claimTurn, type TakeSync } from './claim/claimTurn.ts'
import { failAction, INTERRUPTED } from './claim/failAction.ts'
import { isRegeneration, wordsOf, findModel } from './load/parseAction.ts'
import { narrateAtOnce } from './narrate/deliverNarration.ts'
import { narrateTurn } from './narrate/narrateTurn.ts'
import { type Listener, storytellerOf } from './narrate/narrateWithFallbacks.ts'
import { settleAside, settleRegeneration, settleTurn, type Finished } from './settle/settleTurn.ts'
import { streamText, streamEnd } from './stream/runningTurns.ts'
import type { ActionEvents, ActionOutcome, OnDelta } from './stream/runningTurns.ts'
import { watchAction } from './stream/watchAction.ts'
import type { Turn, ActionRequest } from './turn.ts'
import type { BodyOf } from '@kathasagar/api/contract'
import type { TurnContext, PathTurn } from '../sessionTypes.ts'
import type { PromptManifest } from '@kathasagar/engine/narration/narration'
import { summarizeUpTo, turnsToSummarize } from '@kathasagar/engine/prompt/condensing'
import { pastTurns, removedIn } from './load/pathCache.ts'
import type { TextModel } from './narrate/modelPorts.ts'

interface IncomingAction {
  user: StoredUser
  sessionId: string
  request: BodyOf<'takeAction'>
  /** Idempotency key. Null if the client can't safely repeat the request. */
  key: string | null
}

/**
 * Takes an action: load, claim, narrate, settle. After the claim, the action continues even if the caller
 * disconnects.
 */
export async function takeTurn(
  given: PlayContext,
  asking: IncomingAction,
): Promise<ActionEvents | Refusal> {
  if (!given.running.isOpen()) return { code: 'stopping' }
  const ctx = await withModelsOfUser(given, asking.user)
  const loaded = await loadTurn(ctx, asking, given)
  if (isRefusal(loaded)) return loaded

  const { asked, context } = loaded
  const { user, request, graph } = asked
  const words = wordsOf(request)
  if (!context.known) {
    const { story, session, base } = context
    const about = { words, story, storyId: session.story_id, graph, where: 'session' } as const
    const declined = await declineWords(ctx, { ...about, model: request.selected_model })
    if (declined) {
      const stands = await presentNarration(ctx, { ...context, graph }, base)
      const { action_type } = isRegeneration(request) ? stands : request
      return streamEnd({ ...stands, action_type, declined })
    }
  }
  if (words !== '') await runInSteps(buildLexicon(graph))
  await inTurn(words.length)

  const claimed = await claimTurn(ctx, asked, context, takeAtOnce)
  if (isRefusal(claimed)) return user.is_guest ? refuseGuest(claimed) : claimed
  switch (claimed.kind) {
    case 'ended':
      return streamEnd(presentAction(claimed.ended))
    case 'taken':
      return claimed.events
    case 'known':
      return watchAction(ctx, { id: claimed.actionId, user_id: user.id }, 0)
    case 'claimed': {
      const { turn } = claimed
      ctx.running.start(turn.actionId, (...tell) => runTurn(ctx, turn, ...tell))
      return watchAction(ctx, ownOf(turn), 0)
    }
  }
}

/** Reads the data for an action without locks. `shared` contains the models of the site. */
async function loadTurn(
  ctx: PlayContext,
  { user, sessionId, request, key }: IncomingAction,
  shared: Pick<PlayContext, 'modelStates'>,
): Promise<{ asked: ActionRequest; context: TurnContext } | Refusal> {
  const model = request.action_type === 'undo' ? null : findModel(request, modelsHere(ctx))
  if (isRefusal(model)) return model
  if (user.is_guest && isForAccounts(shared, model?.model_key)) return { code: 'account_required' }
  const actionId = ctx.ids.newId()
  const context = await findTurnContext(ctx.db, sessionId, user.id, key ?? actionId)
  if (context === undefined) return { code: 'session_not_found' }

  const graph = await ctx.graphs(context.session.version_id, context.story.game_config)
  // If the client names no turn, the action continues from the head.
  const after = request.after ?? context.base.id
  const asked = { user, sessionId, request, model, actionId, key: key ?? actionId, after, graph }
  return { asked, context }
}

const refuseGuest = (refusal: Refusal): Refusal =>
  refusal.code === 'not_enough_credits' || refusal.code === 'premium_required'
    ? { code: 'account_required' }
    : refusal

const takeAtOnce: TakeSync = async (ctx, action, turn) => {
  const told = await narrateAtOnce(ctx, turn)
  if (told === null) return null
  const { pieces, result } = told
  const began = performance.now()
  const finished = await settleTurn(ctx, turn, result, (db, settlement) =>
    take(db, action, turn.begun.price, settlement),
  )
  if (finished === null) return 'lost'
  const outcome = await presentFinished(ctx, turn, finished)
  const ms = Math.round(performance.now() - began)
  recordTurn(ctx, turn, outcome, { ms, first_words_ms: pieces.length > 0 ? 0 : null })
  return streamText(pieces, outcome)
}

async function narrateAndSettle(
  ctx: PlayContext,
  turn: Turn,
  listener: Listener,
): Promise<{ finished: Finished | Refusal | null; told?: ModelNarration }> {
  const { base, removed, model, retold, story } = turn
  const isBuiltIn = ctx.modelStates.providerOf(model.model_key) === null
  // Only models of providers need notes of the complete path.
  const readPath = () =>
    isBuiltIn ? ctx.paths.pathTo(base, removed) : listPath(ctx.db, base, base.number + 1)
  const path = turn.begun.ruling.kind === 'show' ? [] : await readPath()

  const result = await narrateTurn(ctx, turn, path, listener)
  if (isRefusal(result)) return { finished: result }
  if (isAside(result)) return { finished: await settleAside(ctx, turn, result) }
  if ('state' in result) {
    return { finished: retold && (await settleRegeneration(ctx, { ...turn, retold }, result)) }
  }
  return { finished: await settleTurn(ctx, turn, result), told: { story, path, ...result } }
}

const typeOf = ({ retold, begun }: Turn) => retold?.as ?? begun.action.type

const ownOf = ({ actionId, session }: Turn) => ({ id: actionId, user_id: session.user_id })

async function presentFinished(ctx: PlayContext, claimed: Turn, { turn, receipt }: Finished) {
  ctx.paths.follow(turn)
  const placed = await placeAt(ctx, claimed.graph, turn, claimed)
  // `placed` does not include an image that was drawn in this turn.
  const isNew = turn.answer.image_url !== null && !claimed.graph.open
  const hasPicture = placed.hasPicture || isNew
  return presentAction({ type: typeOf(claimed), receipt, place: { ...placed, hasPicture } })
}

async function endOf({ db }: PlayContext, turn: Turn): Promise<Refusal> {
  const action = await findAction(db, ownOf(turn))
  return isRefusal(action?.response) ? action.response : INTERRUPTED
}

/** Fails a turn and refunds it. If this fails, the sweep refunds the turn. */
async function giveBack(ctx: PlayContext, turn: Turn, why: Refusal): Promise<Refusal> {
  await ctx.transaction(async (db) => {
    await lockSession(db, turn.session.id, turn.session.user_id)
    await failAction(db, ownOf(turn), why)
  })
  return endOf(ctx, turn)
}

/** Time for which refused content counts against the player, in ms. */
const STRIKES_MS = 30 * 24 * 60 * 60 * 1000

async function tellToEnd(
  ctx: PlayContext,
  turn: Turn,
  onText: OnDelta,
): Promise<{ outcome: ActionOutcome; told?: ModelNarration }> {
  const { id: session_id, user_id } = turn.session
  const lease = ctx.leases.hold({ id: turn.actionId, session_id, user_id })
  try {
    const { finished, told } = await narrateAndSettle(ctx, turn, { onText, signal: lease.signal })
    if (isRefusal(finished)) {
      if (finished.code === 'content_refused') {
        await addHits(ctx.db, `strikes:${user_id}`, STRIKES_MS, ctx.clock.now())
      }
      return { outcome: await giveBack(ctx, turn, finished) }
    }
    if (finished === null) return { outcome: await endOf(ctx, turn) }
    return { outcome: await presentFinished(ctx, turn, finished), ...(told && { told }) }
  } catch (fault) {
    // This is not a fault: the action was given up or the process is stopping.
    if (lease.signal.aborted) return { outcome: await giveBack(ctx, turn, INTERRUPTED) }
    ctx.reportError(fault)
    const why: Refusal = isDatabaseAway(fault) ? INTERRUPTED : { code: 'internal' }
    return { outcome: await giveBack(ctx, turn, why) }
  } finally {
    lease.letGo()
  }
}

type Measured = Pick<TurnRecord, 'ms' | 'first_words_ms'>

function recordTurn(
  { telemetry, modelStates }: PlayContext,
  turn: Turn,
  outcome: ActionOutcome,
  { metered = NO_USE, ...times }: Measured & { metered?: typeof NO_USE },
): void {
  const model = turn.model.model_key
  telemetry.turn({
    action: typeOf(turn),
    model,
    provider: modelStates.providerOf(model),
    ...(isRefusal(outcome)
      ? { outcome: outcome.code, narrator: null, fallback: null, credits: 0 }
      : {
          outcome: 'told' as const,
          narrator: outcome.model_used,
          fallback: outcome.fallback?.code ?? null,
          credits: outcome.credits_consumed,
        }),
    ...times,
    ...metered,
  })
}

async function runTurn(ctx: PlayContext, turn: Turn, onText: OnDelta, onQueue: OnQueue) {
  const began = performance.now()
  const since = () => Math.round(performance.now() - began)
  let first_words_ms: number | null = null
  const listen: OnDelta = (...told) => {
    first_words_ms ??= since()
    onText(...told)
  }
  const { story_id, user_id } = turn.session
  const of = { story_id, user_id }
  const run = meterUse(ctx, of, () => reportQueue(onQueue, () => tellToEnd(ctx, turn, listen)))
  const { outcome, told } = await run.done
  const times = { ms: since(), first_words_ms }
  const due = told && dueSummary(ctx, told)
  const isCondensed =
    due &&
    ctx.running.aside(due.last.id, async (signal) => {
      const condensing = meterUse(ctx, of, () => summarizeTurns(ctx, told, due, signal))
      try {
        await condensing.done
      } finally {
        const metered = { ...run.metered }
        addUse(metered, condensing.metered)
        recordTurn(ctx, turn, outcome, { ...times, metered })
      }
    })
  if (!isCondensed) recordTurn(ctx, turn, outcome, { ...times, metered: run.metered })
  return outcome
}

interface ModelNarration {
  story: Turn['story']
  path: readonly PathTurn[]
  prompt: PromptManifest | null
  model_used: string | null
}

interface DueSummary {
  count: number
  last: PathTurn
  condense: NonNullable<TextModel['condense']>
}

function dueSummary(
  { textModels, modelStates }: Pick<PlayContext, 'textModels' | 'modelStates'>,
  { path, prompt, model_used }: ModelNarration,
): DueSummary | null {
  if (prompt === null || model_used === null || modelStates.isDisabled(model_used)) return null
  const { condense } = textModels(storytellerOf(model_used))
  const count = condense === undefined ? null : turnsToSummarize(pastTurns(path), prompt)
  const last = count === null ? undefined : path[count - 1]
  return condense && count !== null && last ? { count, last, condense } : null
}

/** Time limit for a summary, in ms. Players do not wait for summaries. */
const CONDENSING_MS = 30_000

/** Summarizes turns for the prompt. The last of these turns stores the summary, so that undo works. */
async function summarizeTurns(
  { db }: Pick<PlayContext, 'db'>,
  { story, path }: ModelNarration,
  { count, last, condense }: DueSummary,
  signal: AbortSignal,
): Promise<void> {
  const request = {
    ...summarizeUpTo(pastTurns(path), count),
    language: story.language,
    rating: story.content_rating,
  }
  const limit = AbortSignal.any([signal, AbortSignal.timeout(CONDENSING_MS)])
  const text = await condense(request, limit)
  const { user_id, session_id, id: turn_id } = last
  const made_of = removedIn(path.slice(0, count))
  await saveSummary(db, { user_id, session_id, turn_id }, { text, made_of })
}
