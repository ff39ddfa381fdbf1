import { useState } from 'react'

import { layOut, layOutNew } from './layOut.ts'
import type { Spot } from './layOut.ts'
import type { StoryMap } from './mapOf.ts'

/** Where the scenes of a map stand; those that were moved stay where they were put. */
export function useSpots(map: StoryMap) {
  const [state, setState] = useState(() => ({ map, spots: layOut(map) }))
  let { spots } = state
  if (state.map !== map) {
    const isKin = map.scenes.filter(({ id }) => spots.has(id)).length * 2 > map.scenes.length
    // Most of it is new, as after an import: then nothing is where anybody knows it.
    spots = isKin ? layOutNew(map, state.map, spots) : layOut(map)
    setState({ map, spots })
  }

  return {
    spots,
    move: (id: string, spot: Spot) =>
      setState((now) => ({ ...now, spots: new Map(now.spots).set(id, spot) })),
    tidy: () => setState({ map, spots: layOut(map) }),
  }
}
