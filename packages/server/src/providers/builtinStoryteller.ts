import type { TellRequest, Telling } from '../engine/storyteller/telling.ts'
import type { TextModel } from '../services/sessions/modelPorts.ts'

/** Words in a piece: few enough to be read as they come, many enough not to flood the line. */
const PIECE = /(?:\S+\s*){1,4}/gu

/** Stands in until the engine's own voice is here: it reads out what the author wrote. */
function tell({ graph, state, ruling }: TellRequest): Telling {
  const node = graph.node(ruling.kind === 'advance' ? ruling.target : state.node)
  const choices = node.choices.map((choice) => choice.text)
  if (ruling.kind !== 'immerse') return { narrative: node.text, setup: null, choices }
  return { narrative: '', setup: node.text, choices: ['Look closer', 'Look around'] }
}

/** The storyteller inside the engine: it knows the whole answer at once and needs no network. */
export const builtinStoryteller: TextModel = {
  async *tell(request) {
    const telling = tell(request)
    const prose = [telling.narrative, telling.setup].filter(Boolean).join('\n\n')
    yield* prose.match(PIECE) ?? []
    return telling
  },
}
