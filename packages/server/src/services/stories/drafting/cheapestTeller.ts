import type { Ports } from '../../ports.ts'
import type { TextModel } from '../../sessions/turn/modelPorts.ts'
import { tellerOf } from '../../sessions/turn/fallbackChain.ts'
import { modelsHere } from '../../models/here/modelsHere.ts'

/** What only some storytellers do. */
type Craft = 'outline' | 'writeScene'

/** A storyteller that surely does some of that. */
type Versed<Needed extends Craft> = TextModel & Required<Pick<TextModel, Needed>>

const isVersed = <Needed extends Craft>(
  model: TextModel,
  crafts: readonly Needed[],
): model is Versed<Needed> => crafts.every((craft) => model[craft] !== undefined)

/** The cheapest connected storyteller that does all of that; null where none does. */
export function cheapestTeller<Needed extends Craft>(ports: Ports, crafts: readonly Needed[]) {
  const { textModels, modelStates } = ports
  const connected = modelsHere(ports)
    .text.filter(({ model_key }) => modelStates.providerOf(model_key) !== null)
    .filter(({ model_key }) => !modelStates.isDisabled(model_key))
    .toSorted((a, b) => a.credit_cost - b.credit_cost)
  for (const { model_key } of connected) {
    const model = textModels(tellerOf(model_key))
    if (isVersed(model, crafts)) return { model_key, model }
  }
  return null
}
