import { TEXT_MODEL_KEYS, type TextModelKey } from '@kathasagar/story/vocabulary'
import { authoredNarration } from '@kathasagar/engine/narration/narrate'
import type { NarrationRequest, Narration } from '@kathasagar/engine/narration/narration'
import { untilAborted } from '@kathasagar/api/runtime/withDeadline'

import type { PlayContext } from '../../context.ts'
import { BUILT_IN, modelsHere } from '../../../models/index.ts'
import type { Refusal } from '../../../../platform/call.ts'
import type { OnDelta } from '../stream/runningTurns.ts'
import { type NarrationFailure, toNarrationFailure } from './modelError.ts'
import type { TextModel, ModelSource } from './modelPorts.ts'

const TELLING_MS = 60_000
/** Time limit for all connected models together, in ms. After it, the built-in model narrates. */
const PROVIDERS_MS = 75_000

export interface NarratedTurn {
  telling: Narration
  model_used: TextModelKey | null
  fault: NarrationFailure | null
  /** True if a fallback of the operator narrated. It costs nothing. */
  isFallback?: boolean
}

export function hasNarration(
  { narrative, setup, choices }: Narration,
  { ruling }: Pick<NarrationRequest, 'ruling'>,
): boolean {
  if (ruling.kind === 'immerse') return choices.length === 2 && (setup ?? '').trim() !== ''
  return narrative.trim() !== ''
}

export interface Listener {
  onText: OnDelta
  signal: AbortSignal
}

/** Narrates with the first candidate that succeeds. If all of them fail, returns the author's text. */
export async function narrateWithFallbacks(
  { textModels, reportError }: TellerContext,
  request: NarrationRequest,
  candidates: (lastFault: () => NarrationFailure | null) => Iterable<Candidate>,
  { onText, signal }: Listener,
): Promise<NarratedTurn | Refusal> {
  let hasSpoken = false
  let fault: NarrationFailure | null = null
  const patience = AbortSignal.timeout(PROVIDERS_MS)
  for (const { key, whose } of candidates(() => fault)) {
    const isBuiltIn = whose === 'built_in'
    const isFallback = whose !== undefined && !isBuiltIn
    if ((isFallback && hasSpoken) || (!isBuiltIn && patience.aborted)) continue
    const isFirstVoice = !hasSpoken
    const speak = (text: string) => {
      hasSpoken = true
      if (isFirstVoice) onText(text)
    }
    try {
      const model = textModels(key, whose)
      const { withinMs = TELLING_MS } = model
      // Providers may have a longer time limit.
      const isHurried = !isBuiltIn && withinMs <= PROVIDERS_MS
      const bounds = [signal, AbortSignal.timeout(withinMs), ...(isHurried ? [patience] : [])]
      const asked = { ...request, manner: key }
      const telling = await consumeStream(model, asked, AbortSignal.any(bounds), speak)
      if (hasNarration(telling, request)) return { telling, model_used: key, fault, isFallback }
      reportError(new Error(`${key} gave no whole answer`))
      fault ??= { code: 'answer_unreadable', isOutage: false }
    } catch (error) {
      if (signal.aborted) throw error
      reportError(error)
      const told = toNarrationFailure(error)
      if (told.code === 'content_refused') return { code: told.code }
      fault ??= told
    }
  }
  return { telling: authoredNarration(request), model_used: null, fault }
}

/** Streams the text of a model. Ends when the signal aborts, even if the model ignores the signal. */
export async function consumeStream(
  model: TextModel,
  request: NarrationRequest,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Narration> {
  const prose = model.tell(request, signal)
  try {
    for (;;) {
      const piece = await untilAborted(prose.next(), signal)
      if (piece.done) return piece.value
      onText(piece.value)
    }
  } finally {
    // This is not awaited, because the model may not respond.
    prose.return(undefined as never).catch(() => undefined)
  }
}

export interface Candidate {
  key: TextModelKey
  whose?: ModelSource
}

type TellerContext = Pick<PlayContext, 'textModels' | 'modelStates' | 'models' | 'reportError'>

const isTextModel = (key: string): key is TextModelKey =>
  (TEXT_MODEL_KEYS as readonly string[]).includes(key)

/** Returns the storyteller of a request. For an unknown key, returns the built-in storyteller. */
export const storytellerOf = (key: string): TextModelKey => (isTextModel(key) ? key : BUILT_IN)

/** Returns the most expensive connected storyteller within the price. Skips the provider that failed. */
function substituteFor(ctx: TellerContext, key: string, fault: NarrationFailure) {
  const { modelStates } = ctx
  const { text } = modelsHere(ctx)
  const costOf = (teller: string) =>
    text.find(({ model_key }) => model_key === teller)?.credit_cost ?? 0
  const failed = modelStates.providerOf(key)
  return text
    .map(({ model_key }) => model_key)
    .filter(isTextModel)
    .filter((other) => other !== key && costOf(other) <= costOf(key))
    .filter((other) => modelStates.providerOf(other) !== null && !modelStates.isDisabled(other))
    .filter((other) => !fault.isOutage || modelStates.providerOf(other) !== failed)
    .toSorted((a, b) => costOf(b) - costOf(a))[0]
}

export const builtInOnly = (): Candidate[] => [{ key: BUILT_IN, whose: 'built_in' }]

/** Yields the operator's fallbacks for a key, otherwise one substitute. Own providers have no fallbacks. */
function* standIns(
  ctx: TellerContext,
  key: TextModelKey,
  fault: NarrationFailure,
): Generator<Candidate> {
  if (ctx.modelStates.isOwn(key)) return
  const named = ctx.modelStates.fallbacksOf(key)
  for (let fallback = 0; fallback < named; fallback += 1) yield { key, whose: { fallback } }
  const substitute = named === 0 ? substituteFor(ctx, key, fault) : undefined
  if (substitute) yield { key: substitute }
}

export function* connectedOnly(
  ctx: TellerContext,
  key: TextModelKey,
  lastFault: () => NarrationFailure | null,
): Generator<Candidate> {
  yield { key }
  const fault = lastFault()
  const isConnected = ctx.modelStates.providerOf(key) !== null
  if (isConnected && fault) yield* standIns(ctx, key, fault)
}

/** Yields connected storytellers and then the built-in one. The fault of the first determines the others. */
export function* fallbackChain(
  ctx: TellerContext,
  key: TextModelKey,
  lastFault: () => NarrationFailure | null,
): Generator<Candidate> {
  yield* connectedOnly(ctx, key, lastFault)
  const isConnected = ctx.modelStates.providerOf(key) !== null
  if (isConnected || key !== BUILT_IN) yield* builtInOnly()
}
