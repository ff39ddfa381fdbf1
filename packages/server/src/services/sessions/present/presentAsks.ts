import type { AskedField } from '@kathasagar/api/contract'
import { asksAt, type StoryGraph } from '@kathasagar/api/rules'

import { worldOf } from '../../../engine/state/playWorld.ts'
import type { TurnState } from '../../../engine/turn/turnState.ts'

/** What the scene where a play stands asks to be typed; nothing where it asks for nothing. */
export function presentAsks(graph: StoryGraph, state: TurnState): { asks?: AskedField[] } {
  const asks = asksAt(graph, worldOf(graph, state), state.node)
  return asks.length > 0 ? { asks } : {}
}
