import type { AskedField } from '@kathasagar/story/schema'
import { asksAt, type StoryGraph } from '@kathasagar/story'

import { worldOf } from '@kathasagar/engine/state/playWorld'
import type { TurnState } from '@kathasagar/engine/turn/turnState'

/** What the scene where a play stands asks to be typed; nothing where it asks for nothing. */
export function presentAsks(graph: StoryGraph, state: TurnState): { asks?: AskedField[] } {
  const asks = asksAt(graph, worldOf(graph, state), state.node)
  return asks.length > 0 ? { asks } : {}
}
