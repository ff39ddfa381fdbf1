import { useState } from 'react'

import { layOut, layOutNew, type Spot } from './layOut.ts'
import type { StoryMap } from './mapOf.ts'

/** Where the scenes of a map stand; those that were moved stay where they were put. */
export function useNodePositions(map: StoryMap) {
  const [state, setState] = useState(() => ({ map, positions: layOut(map) }))
  let { positions } = state
  if (state.map !== map) {
    const isKin = map.scenes.filter(({ id }) => positions.has(id)).length * 2 > map.scenes.length
    // Most of it is new, as after an import: then nothing is where anybody knows it.
    positions = isKin ? layOutNew(map, state.map, positions) : layOut(map)
    setState({ map, positions })
  }

  return {
    positions,
    move: (id: string, spot: Spot) =>
      setState((now) => ({ ...now, positions: new Map(now.positions).set(id, spot) })),
    tidy: () => setState({ map, positions: layOut(map) }),
  }
}
