import type { TextModelKey } from '@kathasagar/story/vocabulary'

import { authoredTelling } from '@kathasagar/engine/storyteller/authoredTelling'
import type { TellRequest, Telling } from '@kathasagar/engine/storyteller/telling'
import type { Refusal } from '../../refusal.ts'
import { consumeStream } from './consumeStream.ts'
import type { Tell } from './eventFeed.ts'
import { toldFaultOf, type ToldFault } from './modelFault.ts'
import type { Candidate, TellerPorts } from './fallbackChain.ts'

const TELLING_MS = 60_000
/** For so long all that providers stand behind may take together; then the built-in one tells. */
const PROVIDERS_MS = 75_000

export interface ToldTurn {
  telling: Telling
  /** Nobody, where only the author's own words were left. */
  model_used: TextModelKey | null
  /** Why the storyteller that was asked first did not tell. */
  fault: ToldFault | null
  /** One told that the operator has named to stand in: nobody pays. */
  isFallback?: boolean
}

/** An answer that says nothing, or an immersion that opens no two ways, is none. */
export function isWhole(
  { narrative, setup, choices }: Telling,
  { ruling }: Pick<TellRequest, 'ruling'>,
): boolean {
  if (ruling.kind === 'immerse') return choices.length === 2 && (setup ?? '').trim() !== ''
  return narrative.trim() !== ''
}

/** Who listens to a telling, and for how long. */
export interface Listener {
  onText: Tell
  signal: AbortSignal
}

/**
 * Has a turn told: by the candidates one after the other, else in the author's words, unless a
 * provider says that it may not be told. Pieces reach `onText` as they come; what a second teller
 * says is kept for the answer, since the listener has heard a beginning already.
 */
export async function tellTurn(
  { textModels, reportFault }: TellerPorts,
  request: TellRequest,
  candidates: (lastFault: () => ToldFault | null) => Iterable<Candidate>,
  { onText, signal }: Listener,
): Promise<ToldTurn | Refusal> {
  let hasSpoken = false
  let fault: ToldFault | null = null
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
      // A provider that may take longer by itself is not hurried.
      const isHurried = !isBuiltIn && withinMs <= PROVIDERS_MS
      const bounds = [signal, AbortSignal.timeout(withinMs), ...(isHurried ? [patience] : [])]
      const asked = { ...request, manner: key }
      const telling = await consumeStream(model, asked, AbortSignal.any(bounds), speak)
      if (isWhole(telling, request)) return { telling, model_used: key, fault, isFallback }
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
