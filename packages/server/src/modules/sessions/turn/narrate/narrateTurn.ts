import { isAside, type Aside } from '@kathasagar/engine/world/ruling'

import type { PlayContext } from '../../context.ts'
import { isRefusal, type Refusal } from '../../../../platform/call.ts'
import type { PathTurn } from '../../sessionTypes.ts'
import type { Regeneration, RegenerationResult, Turn, TurnResult } from '../turn.ts'
import { deliverPicture } from './deliverPicture.ts'
import {
  deliverNarration,
  requestOf,
  resultOf,
  UNUSABLE_IMPROVISATION,
  chargeOf,
} from './deliverNarration.ts'
import { continueInk } from './continueInk.ts'
import {
  hasTooManyFailedCalls,
  collectModelErrors,
  hideOwnKeyFailure,
  toNarrationFailure,
  refusalOf,
} from './modelError.ts'
import type { NarrationFailure } from './modelError.ts'
import { awaitJudgement, JUDGING_MS, settleRuling } from './settleRuling.ts'
import { connectedOnly, narrateWithFallbacks } from './narrateWithFallbacks.ts'
import type { Listener, NarratedTurn } from './narrateWithFallbacks.ts'
import type { TextModelKey } from '@kathasagar/story/vocabulary'
import { untilAborted } from '@kathasagar/api/runtime/withDeadline'
import { fitPart } from '@kathasagar/engine/improvise/openStory'
import type { Improvisation, OpenRoom, Room } from '@kathasagar/engine/world/improvisation'
import { atVisibleScene, improvised, improvScope } from '@kathasagar/engine/improvise/improvise'
import type { NarrationRequest, PromptManifest } from '@kathasagar/engine/narration/narration'
import { factsToCheck, contradictionMessage } from '@kathasagar/engine/prompt/contradictions'
import { type BegunTurn, endTurn } from '@kathasagar/engine/turn/playTurn'
import type { TextModel, ModelSource } from './modelPorts.ts'
import { narrationTextOf } from '../load/pathCache.ts'

function reworded({ begun, retold: { as, head } }: Regeneration, { telling }: NarratedTurn) {
  const { answer, state } = head
  const narrative = telling.narrative.trim()
  if (as === 'tell_on') {
    return { answer: { ...answer, narrative: `${answer.narrative}\n\n${narrative}` }, state }
  }
  const { setup } = telling
  if (begun.ruling.kind !== 'immerse') return { answer: { ...answer, narrative, setup }, state }
  // The model writes the choices of a closer look, so they change too.
  const { offers } = endTurn(begun, telling).state
  const choices = offers.map(({ text }) => text)
  const told = { ...answer, narrative: narrative || null, setup, choices }
  return { answer: told, state: { ...state, offers } }
}

/** Generates a part of an open story again. The new version replaces the plan and the facts. */
async function tellPartAgain(
  ctx: PlayContext,
  turn: Regeneration,
  request: NarrationRequest,
  listener: Listener,
): Promise<RegenerationResult | Refusal> {
  const { head } = turn.retold
  const recent = [...request.recent, narrationTextOf(head)]
  const told = await tellPart(ctx, turn, { ...request, recent }, listener)
  if ('code' in told) return told
  const { played, picture: _none, ...result } = told
  const { state, spent } = played
  return { ...result, credits: spent.credits, state: { ...state, xp: head.state.xp } }
}

/** Narrates a repeated turn. Uses only connected models. Refuses a result that equals the current text. */
async function tellAgain(
  ctx: PlayContext,
  turn: Regeneration,
  path: readonly PathTurn[],
  listener: Listener,
): Promise<RegenerationResult | Refusal> {
  const { as, head } = turn.retold
  const retold = { as: as === 'tell_on' ? 'on' : 'again', told: narrationTextOf(head) } as const
  const request = { ...requestOf(turn, path), retold }
  if (turn.begun.ruling.kind === 'part') return tellPartAgain(ctx, turn, request, listener)
  const chain = (lastFault: () => NarrationFailure | null) =>
    connectedOnly(ctx, request.manner, lastFault)
  const told = await narrateWithFallbacks(ctx, request, chain, listener)
  if ('code' in told) return told
  if (told.model_used === null) {
    return refusalOf(
      hideOwnKeyFailure(told.fault, ctx.modelStates, request.manner) ?? UNUSABLE_IMPROVISATION,
    )
  }
  const result = { ...reworded(turn, told), ...chargeOf(ctx, turn, told) }
  return narrationTextOf(result) === narrationTextOf(head) ? { code: 'nothing_to_retell' } : result
}

/** Time limit for one part, in ms. The next one is for all models together. */
const ANSWER_MS = 60_000
const ALL_MS = 150_000

type TellerContext = Pick<PlayContext, 'textModels' | 'modelStates' | 'models' | 'reportError'>
type PartRequest = NarrationRequest & { room: Room & { open: OpenRoom } }

interface ToldPart {
  begun: BegunTurn
  made: Improvisation
  manifest: PromptManifest
  isCloser: boolean
  key: TextModelKey
  whose: ModelSource | undefined
  fault: NarrationFailure | null
}

type PartBounds = Pick<PlayContext, 'reportError'> & { signal: AbortSignal }

/** Asks the model if its part contradicts a fact. Returns null if not, or if there is no readable answer in time. */
async function contradictionIn(
  { findContradictions, withinMs = ANSWER_MS }: TextModel,
  { text }: Improvisation,
  { state }: PartRequest,
  { signal, reportError }: PartBounds,
): Promise<string | null> {
  const facts = factsToCheck(text, state.open?.facts ?? [])
  if (facts.length === 0 || !findContradictions) return null
  const ask = (limit: AbortSignal) => findContradictions(text, facts, limit)
  try {
    // Slow local models get more time: a tenth of the time limit for a part.
    return contradictionMessage(
      await awaitJudgement(ask, signal, Math.max(JUDGING_MS, withinMs / 10)),
      text,
      facts,
    )
  } catch (error) {
    signal.throwIfAborted()
    // The fault is a string, so that it does not count in the player's fault quota.
    reportError(`A part of an open story was not checked: ${String(error)}`)
    return null
  }
}

async function tellBy(
  model: TextModel,
  request: PartRequest,
  bounds: PartBounds,
): Promise<Pick<ToldPart, 'made' | 'manifest'> | NarrationFailure> {
  const { improvise, withinMs = ANSWER_MS } = model
  const { signal, reportError } = bounds
  let { remark } = request.room.open
  let fault: NarrationFailure = UNUSABLE_IMPROVISATION
  for (const isLast of [false, true]) {
    if (!improvise) break
    const open = { ...request.room.open, ...(remark && { remark }) }
    const limit = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
    try {
      const asked = { ...request, room: { ...request.room, open } }
      const { made, manifest } = await untilAborted(improvise(asked, limit), limit)
      const fit = fitPart(made, request, isLast)
      // The last attempt is not checked, because a model with wrong judgements could stop a session.
      const wrong =
        fit.made && !isLast ? await contradictionIn(model, fit.made, request, bounds) : null
      if (fit.made && wrong === null) return { made: fit.made, manifest }
      remark = wrong ?? fit.remark
      reportError(`A part of an open story did not fit: ${remark}`)
      fault = UNUSABLE_IMPROVISATION
    } catch (error) {
      if (signal.aborted) throw error
      reportError(error)
      fault = toNarrationFailure(error)
      // A second attempt helps only after unreadable output.
      if (fault.code !== 'answer_unreadable') break
      remark = 'Answer with the JSON object alone.'
    }
  }
  return fault
}

const AGAIN = {
  ending: 'none',
  remark: 'This part was told before. Tell it otherwise, in other words.',
} as const

export async function askForPart(
  ctx: TellerContext,
  begun: BegunTurn,
  request: NarrationRequest,
  { signal, isAgain = false }: { signal: AbortSignal; isAgain?: boolean },
): Promise<ToldPart | Refusal> {
  const room = improvScope(begun)
  if (!room?.open) return { code: 'story_needs_model' }
  const open = isAgain ? { ...room.open, ...AGAIN } : room.open
  const asked: PartRequest = {
    ...request,
    graph: atVisibleScene(begun).graph,
    room: { ...room, open },
  }
  const patience = AbortSignal.timeout(ALL_MS)
  let fault: NarrationFailure | null = null
  for (const { key, whose } of connectedOnly(ctx, request.manner, () => fault)) {
    if (patience.aborted) break
    const bounds = { signal, reportError: ctx.reportError }
    const told = await tellBy(ctx.textModels(key, whose), { ...asked, manner: key }, bounds)
    if ('made' in told) {
      const isCloser = room.open.part === 'closer'
      return { ...told, begun: improvised(begun, told.made, room), isCloser, key, whose, fault }
    }
    if (told.code === 'content_refused') return { code: told.code }
    fault ??= told
  }
  return refusalOf(
    hideOwnKeyFailure(fault ?? UNUSABLE_IMPROVISATION, ctx.modelStates, request.manner),
  )
}

async function tellPart(
  ctx: PlayContext,
  turn: Turn,
  request: NarrationRequest,
  { onText, signal }: Listener,
): Promise<TurnResult | Refusal> {
  const isAgain = turn.retold !== null
  const part = await askForPart(ctx, turn.begun, request, { signal, isAgain })
  if ('code' in part) return part
  const { begun, made, manifest, isCloser, key, whose, fault } = part
  onText(made.text)
  const text = isCloser
    ? { narrative: '', setup: made.text }
    : { narrative: made.text, setup: null }
  const telling = { ...text, choices: [], manifest }
  const told = { telling, model_used: key, fault, isFallback: whose !== undefined }
  return resultOf(ctx, { ...turn, begun }, told)
}

/** Narrates or draws a claimed turn, outside of transactions. Returns an aside if the player must clarify the input. */
export async function narrateTurn(
  ctx: PlayContext,
  turn: Turn,
  path: readonly PathTurn[],
  listener: Listener,
): Promise<TurnResult | RegenerationResult | Aside | Refusal> {
  const isSpoilt = await hasTooManyFailedCalls(ctx, turn)
  const { reportError, keep } = collectModelErrors(ctx, turn)
  const watched = { ...ctx, reportError }
  const narrate = async () => {
    const { retold } = turn
    if (retold) {
      const retelling: Regeneration = { ...turn, retold }
      return isSpoilt ? UNREACHABLE : tellAgain(watched, retelling, path, listener)
    }
    if (turn.begun.ruling.kind === 'show') {
      return deliverPicture(watched, turn, { isSpoilt, signal: listener.signal })
    }
    if (turn.begun.ruling.kind === 'part') {
      return isSpoilt ? UNREACHABLE : tellPart(watched, turn, requestOf(turn, path), listener)
    }
    const asked = { turn, path, signal: listener.signal }
    const { begun: ruled, ahead } = isSpoilt ? byRules(turn) : await settleRuling(ctx, asked)
    try {
      const begun = isAside(ruled) ? ruled : await continueInk(ctx, ruled, turn.page)
      if (isAside(begun) || isRefusal(begun)) return begun
      const telling = ahead ? { ...watched, textModels: ahead.textModels } : watched
      return await deliverNarration(telling, { ...turn, begun }, { path, listener, isSpoilt })
    } finally {
      ahead?.drop()
    }
  }
  const result = await narrate()
  await keep()
  return result
}

const UNREACHABLE: Refusal = { code: 'storyteller_unreachable' }

const byRules = ({ begun }: Turn) => ({ begun, ahead: null })
