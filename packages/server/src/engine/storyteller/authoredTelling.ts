import type { Telling, TellRequest } from './telling.ts'

/** The author's own words: they need no storyteller and never fail. */
export function authoredTelling({ graph, state, ruling }: TellRequest): Telling {
  const node = graph.node(ruling.kind === 'advance' ? ruling.target : state.node)
  const isImmersion = ruling.kind === 'immerse'
  return {
    narrative: isImmersion ? '' : node.text,
    setup: isImmersion ? node.text : null,
    choices: node.choices.map((choice) => choice.text),
  }
}
