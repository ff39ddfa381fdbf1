import type { TextModelKey } from '@kathasagar/story/vocabulary'
import type { StoryGraph } from '@kathasagar/story'

import { targetOf } from '../ruling/ruling.ts'
import type { LanguagePack } from './languagePack.ts'
import type { Lines } from './lines/lines.ts'
import type { TellRequest } from './telling.ts'

type Place = Pick<TellRequest, 'graph' | 'state' | 'ruling'>

/** Whether a turn stands in, or leads to, a scene that its author marks as grave. */
export const isGraveTurn = ({ graph, state, ruling }: Place): boolean =>
  [state.node, targetOf(ruling)].some((name) => name !== null && isGrave(graph, name))

const isGrave = (graph: StoryGraph, name: string) => graph.node(name).grave === true

/**
 * The lines that a turn is told with: the manner's own, and plain ones around what is grave. There the
 * author's text has the last word.
 */
export function linesAt(pack: LanguagePack, manner: TextModelKey, place: Place): Lines {
  if (isGraveTurn(place)) return { ...pack.lines.kathakar, ...pack.grave, ending: [] }
  return pack.lines[manner] ?? pack.lines.kathakar
}
