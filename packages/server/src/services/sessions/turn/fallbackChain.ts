import { TEXT_MODEL_KEYS, type TextModelKey } from '@kathasagar/story/vocabulary'

import { BUILT_IN, modelsHere } from '../../../modules/models/index.ts'
import type { Ports } from '../../ports.ts'
import type { ToldFault } from './modelFault.ts'
import type { Whose } from './modelPorts.ts'

/** A storyteller that may be asked, in the order of asking. */
export interface Candidate {
  key: TextModelKey
  whose?: Whose
}

export type TellerPorts = Pick<Ports, 'textModels' | 'modelStates' | 'models' | 'reportFault'>

const isTextModel = (key: string): key is TextModelKey =>
  (TEXT_MODEL_KEYS as readonly string[]).includes(key)

/** The storyteller that a request names; one that is unknown here is told for by the built-in one. */
export const tellerOf = (key: string): TextModelKey => (isTextModel(key) ? key : BUILT_IN)

/**
 * The connected storyteller to ask when another has failed: the dearest that costs no more. After
 * an outage one behind the same provider would only fail likewise.
 */
function substituteFor(ports: TellerPorts, key: string, fault: ToldFault) {
  const { modelStates } = ports
  const { text } = modelsHere(ports)
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

/** Whom to ask where no provider is to be: the built-in storyteller alone. */
export const builtInOnly = (): Candidate[] => [{ key: BUILT_IN, whose: 'built_in' }]

/**
 * Those whom the operator has named for a key, and where nobody is, one that we choose. Nobody stands
 * in for a player's own provider: it would be at somebody else's cost.
 */
function* standIns(ports: TellerPorts, key: TextModelKey, fault: ToldFault): Generator<Candidate> {
  if (ports.modelStates.isOwn(key)) return
  const named = ports.modelStates.fallbacksOf(key)
  for (let fallback = 0; fallback < named; fallback += 1) yield { key, whose: { fallback } }
  const substitute = named === 0 ? substituteFor(ports, key, fault) : undefined
  if (substitute) yield { key: substitute }
}

/** Who is asked for a key, and those that stand in for a provider that fails. */
export function* connectedOnly(
  ports: TellerPorts,
  key: TextModelKey,
  lastFault: () => ToldFault | null,
): Generator<Candidate> {
  yield { key }
  const fault = lastFault()
  const isConnected = ports.modelStates.providerOf(key) !== null
  if (isConnected && fault) yield* standIns(ports, key, fault)
}

/** Whom to ask, one after the other. Later rungs depend on why the first one failed. */
export function* fallbackChain(
  ports: TellerPorts,
  key: TextModelKey,
  lastFault: () => ToldFault | null,
): Generator<Candidate> {
  yield* connectedOnly(ports, key, lastFault)
  const isConnected = ports.modelStates.providerOf(key) !== null
  if (isConnected || key !== BUILT_IN) yield* builtInOnly()
}
