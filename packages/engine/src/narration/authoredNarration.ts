import { offersIn, playWorld } from '../world/playWorld.ts'
import { targetOf } from '../world/ruling.ts'
import type { Narration, NarrationRequest } from './narration.ts'

/** Narrates a turn with the author's text only. It never fails. */
export function authoredNarration({ graph, state, ruling }: NarrationRequest): Narration {
  const node = targetOf(ruling) ?? state.node
  const { world, answer, scene } = playWorld(graph, state, ruling)
  const isImmersion = ruling.kind === 'immerse'
  const written = [answer, scene].filter((text) => text?.trim()).join('\n\n')
  const text = ruling.kind === 'improvise' ? ruling.text : written || graph.node(node).text
  return {
    narrative: isImmersion ? '' : text,
    setup: isImmersion ? text : null,
    choices: offersIn(graph, world, node).map((offer) => offer.text),
  }
}
