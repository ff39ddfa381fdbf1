import { ERRORS, type Model, type OpeningPictures } from '@kathasagar/api/contract'
import { untilAborted } from '@kathasagar/api/runtime/withDeadline'
import { atVisibleScene, improvised, improvScope } from '@kathasagar/engine/improvise/improvise'
import { isValidImprovisation } from '@kathasagar/engine/improvise/isValidImprovisation'
import type { StoryCanon, NarrationRequest } from '@kathasagar/engine/narration/narration'
import { targetOf } from '@kathasagar/engine/world/ruling'
import { endTurn, type BegunTurn } from '@kathasagar/engine/turn/playTurn'

import type { PlayContext } from '../../context.ts'
import { modelsHere } from '../../../models/index.ts'
import { isRefusal, type Refusal } from '../../../../platform/call.ts'
import { openingPlates } from '../../../pictures/index.ts'
import { NO_ANSWER } from '../../present/presentAction.ts'
import type { PathTurn, PlayedStoryColumns } from '../../sessionTypes.ts'
import { pastTurns, narrationTextOf } from '../load/pathCache.ts'
import type { Turn, TurnResult } from '../turn.ts'
import { hideOwnKeyFailure, toNarrationFailure, type NarrationFailure } from './modelError.ts'
import {
  builtInOnly,
  fallbackChain,
  hasNarration,
  storytellerOf,
  narrateWithFallbacks,
} from './narrateWithFallbacks.ts'
import type { Listener, NarratedTurn } from './narrateWithFallbacks.ts'

type Told =
  | 'title'
  | 'story_description'
  | 'story_prompt'
  | 'story_system_prompt'
  | 'content_rating'

export const canonOf = (story: Pick<PlayedStoryColumns, Told>): StoryCanon => ({
  title: story.title,
  description: story.story_description,
  prompt: story.story_prompt,
  guidance: story.story_system_prompt,
  rating: story.content_rating,
})

export const requestOf = (
  { begun, model, story }: Turn,
  path: readonly PathTurn[],
): NarrationRequest => ({
  graph: begun.graph,
  state: begun.state,
  ruling: begun.ruling,
  action: begun.action,
  language: story.language,
  manner: storytellerOf(model.model_key),
  recent: path.map(narrationTextOf).filter(Boolean),
  canon: canonOf(story),
  past: pastTurns(path),
})

function picturesOf({ begun: { graph, ruling, stood }, session }: Turn): OpeningPictures {
  const node = targetOf(ruling) ?? stood.node
  return openingPlates([graph, node, stood], session.version_id)
}

function withPictures({ onText, signal }: Listener, turn: Turn): Listener {
  let pictures: OpeningPictures | undefined = picturesOf(turn)
  const tell = (text: string) => {
    onText(text, pictures)
    pictures = undefined
  }
  return { onText: tell, signal }
}

const STEPS_ASIDE: NarrationFailure = { code: 'storyteller_unreachable', isOutage: false }

interface Narrating {
  path: readonly PathTurn[]
  listener: Listener
  /** True if the player has reached the daily fault quota. */
  isSpoilt: boolean
}

export async function deliverNarration(
  ctx: PlayContext,
  turn: Turn,
  { path, listener, isSpoilt }: Narrating,
): Promise<TurnResult | Refusal> {
  const request = requestOf(turn, path)
  const shown = withPictures(listener, turn)
  const deliver = (told: NarratedTurn | Refusal, fault?: NarrationFailure) =>
    isRefusal(told) ? told : resultOf(ctx, turn, { ...told, fault: fault ?? told.fault })
  if (isSpoilt)
    return deliver(await narrateWithFallbacks(ctx, request, builtInOnly, shown), STEPS_ASIDE)
  const made = await improviseTurn(ctx, turn, request, listener)
  if (made) {
    if ('begun' in made) return resultOf(ctx, { ...turn, begun: made.begun }, made.told)
    // Refuses free text that the provider refuses. For a choice, another narrator takes over.
    const isRefusedText =
      made.code === 'content_refused' && turn.begun.action.type === 'custom_action'
    if (isRefusedText) return { code: made.code }
    return deliver(await narrateWithFallbacks(ctx, request, builtInOnly, shown), made)
  }
  const chain = (lastFault: () => NarrationFailure | null) =>
    fallbackChain(ctx, request.manner, lastFault)
  return deliver(await narrateWithFallbacks(ctx, request, chain, shown))
}

/** Narrates a turn synchronously with the built-in storyteller. Returns null if the turn must be claimed first. */
export async function narrateAtOnce(
  ctx: PlayContext,
  turn: Turn,
): Promise<{ pieces: readonly string[]; result: TurnResult } | null> {
  const { model, begun, base, removed } = turn
  const model_used = storytellerOf(model.model_key)
  if (begun.ruling.kind === 'show' || begun.ruling.kind === 'part' || begun.graph.program !== null)
    return null
  if (ctx.modelStates.providerOf(model.model_key) !== null) return null
  const teller = ctx.textModels(model_used)
  if (teller.narrateSync === undefined) return null
  const path = await ctx.paths.pathTo(base, removed)
  try {
    const { pieces, telling } = teller.narrateSync(requestOf(turn, path))
    if (!hasNarration(telling, begun)) return null
    return { pieces, result: resultOf(ctx, turn, { telling, model_used, fault: null }) }
  } catch {
    // After the claim, the fault is reported by the narration.
    return null
  }
}

function warningOf({ code, retryAfter }: NarrationFailure, fallback_model: string | null): string {
  const sentence =
    code === 'storyteller_busy' && retryAfter !== undefined
      ? `The storyteller is busy. Please try again in ${retryAfter} seconds.`
      : ERRORS[code].detail
  if (fallback_model === null) return sentence
  return `${sentence.slice(0, sentence.indexOf('.') + 1)} ${fallback_model} wrote this turn instead.`
}

const costOf = (key: string | null, models: readonly Model[]) =>
  models.find(({ model_key }) => model_key === key)?.credit_cost ?? 0

/** Returns the narrator of a turn and its price in credits. Names a fallback only if it costs credits. */
export function chargeOf(ctx: PlayContext, { model, begun: { price } }: Turn, told: NarratedTurn) {
  const { telling, model_used } = told
  const fault = hideOwnKeyFailure(told.fault, ctx.modelStates, model.model_key)
  const { text } = modelsHere(ctx)
  const credits = told.isFallback ? 0 : Math.min(price.credits, costOf(model_used, text))
  const teller = text.find(({ model_key }) => model_key === model_used)
  const fallback_model = credits === 0 ? null : (teller?.display_name ?? null)
  const retry = fault?.retryAfter === undefined ? {} : { retry_after: fault.retryAfter }
  return {
    credits,
    model_used,
    prompt: telling.manifest ?? null,
    fallback_warning: fault && warningOf(fault, fallback_model),
    fallback: fault && { code: fault.code, fallback_model, ...retry },
  }
}

export function resultOf(ctx: PlayContext, turn: Turn, told: NarratedTurn): TurnResult {
  const { credits, ...by } = chargeOf(ctx, turn, told)
  const { price } = turn.begun
  const { choices, isUnanswered, narrative, setup } = told.telling
  const spent = { xp: price.xp, credits }
  const played = endTurn(turn.begun, { choices, spent, ...(isUnanswered && { isUnanswered }) })
  const { ruling, state } = played
  return {
    answer: {
      ...NO_ANSWER,
      ...picturesOf(turn),
      narrative: narrative || null,
      setup,
      // The choices come from the state. The storyteller doesn't change them.
      choices: state.offers.map((offer) => offer.text),
      ...(ruling.kind === 'improvise' && { improvised: { title: ruling.scene?.title ?? null } }),
    },
    played,
    picture: null,
    ...by,
  }
}

/** Time limit for an improvisation, in ms. Text is sent only when it is complete. */
const IMPROVISING_MS = 30_000

/** Fault of an improvisation that does not fit into the story. */
export const UNUSABLE_IMPROVISATION: NarrationFailure = {
  code: 'answer_unreadable',
  isOutage: false,
}

/** Improvises with the connected model. Returns null if improvising is not permitted, or a fault. */
async function improviseTurn(
  ctx: Pick<PlayContext, 'textModels' | 'modelStates' | 'reportError'>,
  { begun, model: { model_key }, story }: Turn,
  request: NarrationRequest,
  { onText, signal }: Listener,
): Promise<{ begun: BegunTurn; told: NarratedTurn } | NarrationFailure | null> {
  const room = improvScope(begun, story.game_config.improvise)
  if (!room || ctx.modelStates.isDisabled(model_key)) return null
  const { improvise } = ctx.textModels(storytellerOf(model_key))
  if (!improvise) return null
  const { graph } = atVisibleScene(begun)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(IMPROVISING_MS)])
  try {
    const { made, manifest } = await untilAborted(
      improvise({ ...request, graph, room }, limit),
      limit,
    )
    if (!isValidImprovisation(made, room, { graph, node: begun.stood.node })) {
      ctx.reportError(new Error(`${model_key} made up what cannot stand in the story`))
      return UNUSABLE_IMPROVISATION
    }
    onText(made.text)
    const telling = { narrative: made.text, setup: null, choices: [], manifest }
    const told = { telling, model_used: storytellerOf(model_key), fault: null }
    return { begun: improvised(begun, made, room), told }
  } catch (error) {
    if (signal.aborted) throw error
    ctx.reportError(error)
    return toNarrationFailure(error)
  }
}
