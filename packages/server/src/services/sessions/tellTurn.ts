import type { TextModelKey } from '@kathasagar/api/contract/vocabulary'
import { TEXT_MODEL_KEYS } from '@kathasagar/api/contract/vocabulary'

import type { TellRequest, Telling } from '../../engine/storyteller/telling.ts'
import type { Ports } from '../ports.ts'
import type { TextModel } from './modelPorts.ts'

/** Built in, costs nothing and needs no network: whoever else fails, it tells. */
const BUILT_IN: TextModelKey = 'kathakar'
const TELLING_MS = 60_000

export interface ToldTurn {
  telling: Telling
  /** Nobody, where only the author's own words were left. */
  model_used: TextModelKey | null
}

const isTextModel = (key: string): key is TextModelKey =>
  (TEXT_MODEL_KEYS as readonly string[]).includes(key)

/** The author's own words: they need no model and never fail. */
function authoredTelling({ graph, state, ruling }: TellRequest): Telling {
  const node = graph.node(ruling.kind === 'advance' ? ruling.target : state.node)
  const isImmersion = ruling.kind === 'immerse'
  return {
    narrative: isImmersion ? '' : node.text,
    setup: isImmersion ? node.text : null,
    choices: node.choices.map((choice) => choice.text),
  }
}

/** An answer that says nothing, or an immersion that opens no two ways, is none. */
function isWhole({ narrative, setup, choices }: Telling, { ruling }: TellRequest): boolean {
  if (ruling.kind === 'immerse') return choices.length === 2 && (setup ?? '').trim() !== ''
  return narrative.trim() !== ''
}

/** Hears a model out, but no longer than the signal lets it; a model may ignore the signal. */
async function hear(
  model: TextModel,
  request: TellRequest,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Telling> {
  const abandoned = Promise.withResolvers<never>()
  abandoned.promise.catch(() => undefined)
  const abandon = () => abandoned.reject(signal.reason)
  signal.addEventListener('abort', abandon, { once: true })
  const prose = model.tell(request, signal)
  try {
    for (;;) {
      const piece = await Promise.race([prose.next(), abandoned.promise])
      if (piece.done) return piece.value
      onText(piece.value)
    }
  } finally {
    signal.removeEventListener('abort', abandon)
    // Not awaited: a stalled model would hold us here for as long as it likes.
    prose.return(undefined as never).catch(() => undefined)
  }
}

/**
 * Has a turn told: by the model asked for, else by the built-in storyteller, else in the author's
 * words. Pieces reach `onText` as they come; what a second teller says is kept for the answer,
 * since the listener has heard a beginning already.
 */
export async function tellTurn(
  { textModels, reportFault }: Pick<Ports, 'textModels' | 'reportFault'>,
  request: TellRequest,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<ToldTurn> {
  let hasSpoken = false
  for (const key of new Set([request.manner, BUILT_IN])) {
    const isFirstVoice = !hasSpoken
    const speak = (text: string) => {
      hasSpoken = true
      if (isFirstVoice) onText(text)
    }
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(TELLING_MS)])
      const telling = await hear(textModels(key), { ...request, manner: key }, limit, speak)
      if (isWhole(telling, request)) return { telling, model_used: key }
      reportFault(new Error(`${key} gave no whole answer`))
    } catch (fault) {
      if (signal.aborted) throw fault
      reportFault(fault)
    }
  }
  return { telling: authoredTelling(request), model_used: null }
}

/** The storyteller that a request names; one that is unknown here is told for by the built-in one. */
export const tellerOf = (key: string): TextModelKey => (isTextModel(key) ? key : BUILT_IN)
