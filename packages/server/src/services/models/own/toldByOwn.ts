import { TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'

import type { Ports } from '../../ports.ts'
import type { ModelStates } from '../../sessions/turn/modelPorts.ts'
import type { CalledOwn } from '../ports.ts'
import { areOwnKeysAllowed, findOwnKey } from './findOwnKey.ts'

type Told = Pick<Ports, 'textModels' | 'modelStates'>
type Needed = Told & Pick<Ports, 'store' | 'keySeal' | 'modelRegistry' | 'ownTellers'>

const isTeller = (key: string) => TEXT_MODEL_KEYS.some((teller) => teller === key)

/** How storytellers do that the player's own provider stands behind; painters do as they did. */
function statesOf(others: ModelStates, { model }: CalledOwn, isResting: () => boolean) {
  return {
    providerOf: (key) => (isTeller(key) ? 'own' : others.providerOf(key)),
    providerModelOf: (key) => (isTeller(key) ? model : others.providerModelOf(key)),
    fallbacksOf: (key) => (isTeller(key) ? 0 : others.fallbacksOf(key)),
    isOwn: isTeller,
    isDisabled: (key) => (isTeller(key) ? isResting() : others.isDisabled(key)),
  } satisfies ModelStates
}

/**
 * What a player's sessions are told by: their own provider behind every storyteller, where they have
 * brought a key and may; else whatever stands behind them for everybody.
 */
export async function toldByOwn<Given extends Needed>(
  ports: Given,
  userId: string,
): Promise<Given> {
  if (!areOwnKeysAllowed(ports)) return ports
  const own = await findOwnKey(ports, userId)
  if (own === null) return ports
  const { textModels, isResting } = ports.ownTellers(own)
  return { ...ports, textModels, modelStates: statesOf(ports.modelStates, own, isResting) }
}
