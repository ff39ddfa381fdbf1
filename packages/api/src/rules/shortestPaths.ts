import type { Wiring } from './wiring.ts'

/** One choice on a way through the story. */
export interface PathStep {
  /** Name of the node that offers it. */
  node: string
  /** Index of the choice. */
  choice: number
  text: string
}

/** The way from the start to each place in the fewest steps; empty for the start itself. */
export function shortestPaths(wiring: Wiring): (place: number) => PathStep[] {
  const { start, names, nodes, placeOf } = wiring
  const cameBy = new Map<number, { from: number; choice: number }>()
  const queue = start === -1 ? [] : [start]
  for (const from of queue) {
    nodes[from]?.choices.forEach(({ target }, choice) => {
      const to = placeOf.get(target)
      if (to === undefined || to === start || cameBy.has(to)) return
      cameBy.set(to, { from, choice })
      queue.push(to)
    })
  }
  return (place) => {
    const path: PathStep[] = []
    for (let step = cameBy.get(place); step !== undefined; step = cameBy.get(step.from)) {
      const { from, choice } = step
      path.push({ node: names[from] ?? '', choice, text: nodes[from]?.choices[choice]?.text ?? '' })
    }
    return path.reverse()
  }
}
