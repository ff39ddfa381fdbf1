import type { TextModelKey } from '@kathasagar/api/contract/vocabulary'

import type { TellRequest, Telling } from '../../../engine/storyteller/telling.ts'
import type { Refusal } from '../../refusal.ts'
import { consumeStream } from './consumeStream.ts'
import { toldFaultOf, type ToldFault } from './modelFault.ts'
import { BUILT_IN, fallbackChain, type Candidate, type TellerPorts } from './fallbackChain.ts'

const TELLING_MS = 60_000

export interface ToldTurn {
  telling: Telling
  /** Nobody, where only the author's own words were left. */
  model_used: TextModelKey | null
  /** Why the storyteller that was asked first did not tell. */
  fault: ToldFault | null
}

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

/** Asks one rung after the other until somebody tells, or a provider says that it may not be told. */
async function tellByChain(
  { textModels, reportFault }: TellerPorts,
  request: TellRequest,
  candidates: (lastFault: () => ToldFault | null) => Iterable<Candidate>,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<ToldTurn | Refusal> {
  let hasSpoken = false
  let fault: ToldFault | null = null
  for (const { key, whose } of candidates(() => fault)) {
    const isFirstVoice = !hasSpoken
    const speak = (text: string) => {
      hasSpoken = true
      if (isFirstVoice) onText(text)
    }
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(TELLING_MS)])
      const telling = await consumeStream(
        textModels(key, whose),
        { ...request, manner: key },
        limit,
        speak,
      )
      if (isWhole(telling, request)) return { telling, model_used: key, fault }
      reportFault(new Error(`${key} gave no whole answer`))
      fault ??= { code: 'answer_unreadable', isOutage: false }
    } catch (error) {
      if (signal.aborted) throw error
      reportFault(error)
      const told = toldFaultOf(error)
      if (told.code === 'told_refused') return { code: told.code }
      fault ??= told
    }
  }
  return { telling: authoredTelling(request), model_used: null, fault }
}

/**
 * Has a turn told: by the model asked for, else by a connected one that costs no more, else by the
 * built-in storyteller, else in the author's words. Pieces reach `onText` as they come; what a
 * second teller says is kept for the answer, since the listener has heard a beginning already.
 */
export function tellTurn(
  ports: TellerPorts,
  request: TellRequest,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<ToldTurn | Refusal> {
  const { manner } = request
  return tellByChain(ports, request, (fault) => fallbackChain(ports, manner, fault), onText, signal)
}

/** Has a turn told by the built-in storyteller alone: at once, for nothing, and without a network. */
export async function tellBuiltIn(ports: TellerPorts, request: TellRequest): Promise<ToldTurn> {
  const candidates = () => [{ key: BUILT_IN, whose: 'built_in' } satisfies Candidate]
  const { signal } = new AbortController()
  const told = await tellByChain(ports, request, candidates, () => undefined, signal)
  if ('code' in told) throw new Error('The built-in storyteller refused to tell')
  return told
}
