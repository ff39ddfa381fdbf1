import type { PathStep } from '../finding.ts'
import { targetsOfChoice } from './targetsOfChoice.ts'
import type { Wiring } from './wiring.ts'

/** Returns a function that finds the shortest path to a place. The path to the start is empty. */
export function shortestPaths(wiring: Wiring): (place: number) => PathStep[] {
  const { start, names, nodes, placeOf } = wiring
  const cameBy = new Map<number, { from: number; choice: number }>()
  const queue = start === -1 ? [] : [start]
  for (const from of queue) {
    nodes[from]?.choices.forEach((taken, choice) => {
      for (const target of targetsOfChoice(taken)) {
        const to = placeOf.get(target)
        if (to === undefined || to === start || cameBy.has(to)) continue
        cameBy.set(to, { from, choice })
        queue.push(to)
      }
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
