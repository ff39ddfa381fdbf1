import type { Ports } from '../../ports.ts'
import { BUILT_IN } from '../../sessions/turn/fallbackChain.ts'
import type { ModelStates } from '../../sessions/turn/modelPorts.ts'

/** How it stands where no provider is connected. */
const NONE_CONNECTED: ModelStates = {
  providerOf: () => null,
  providerModelOf: () => null,
  fallbacksOf: () => 0,
  isOwn: () => false,
  isDisabled: () => false,
}

/** Whether a storyteller asks a guest for an account: a provider stands behind it, who wants to be paid. */
export const isForAccounts = (
  { modelStates }: Pick<Ports, 'modelStates'>,
  model_key: string | undefined,
) => model_key !== undefined && model_key !== BUILT_IN && modelStates.providerOf(model_key) !== null

/** What a guest's sessions are told by: the built-in storyteller, whoever stands behind the keys. */
export const toldBuiltIn = <Given extends Pick<Ports, 'textModels' | 'modelStates'>>(
  ports: Given,
): Given => ({
  ...ports,
  textModels: (key) => ports.textModels(key, 'built_in'),
  modelStates: NONE_CONNECTED,
})
