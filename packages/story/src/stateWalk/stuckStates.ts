import type { StateWalk } from './walkStates.ts'

/** Returns the first state of each place from which no ending is reachable. */
export function stuckStates({ machine, places, next }: StateWalk): number[] {
  const { isEnding } = machine.wiring
  const sources: number[][] = places.map(() => [])
  next.forEach((steps, state) => {
    for (const { to } of steps) sources[to]?.push(state)
  })
  const ends = new Uint8Array(places.length)
  const queue = places.flatMap((place, state) => (isEnding[place] ? [state] : []))
  for (const state of queue) ends[state] = 1
  for (const state of queue) {
    for (const source of sources[state] ?? []) {
      if (ends[source] === 1) continue
      ends[source] = 1
      queue.push(source)
    }
  }
  const stuck = places.flatMap((_, state) => (ends[state] === 0 ? [state] : []))
  const stops = stuck.filter((state) => !next[state]?.some(({ to }) => to !== state))
  const told = new Set<number>()
  return (stops.length > 0 ? stops : stuck.slice(0, 1)).filter((state) => {
    const place = places[state] ?? -1
    if (told.has(place)) return false
    told.add(place)
    return true
  })
}
