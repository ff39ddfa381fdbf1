import { reversed, stepsFrom, type Wiring } from '../structure/wiring.ts'
import { namesIn } from './guards.ts'
import type { Move } from './machine.ts'
import type { Readings } from './readings.ts'

interface Walked {
  wiring: Wiring
  readings: Readings
  names: readonly string[]
  moves: readonly (readonly Move[])[]
  digits: number
}

/**
 * Returns the digits that are read in each place or later. States that differ only in other digits
 * are equal.
 */
export function liveDigits({ wiring, readings, names, moves, digits }: Walked): boolean[][] {
  const targets = moves.map((here) => here.flatMap(({ to }) => (to >= 0 ? [to] : [])))
  const sources = reversed(targets)
  const live = wiring.nodes.map(() => Array.from({ length: digits }, () => false))
  const readers: number[][] = Array.from({ length: digits }, () => [])
  readings.at.forEach((conditions, place) => {
    const read = new Set(conditions.flatMap(namesIn))
    names.forEach((name, digit) => {
      if (read.has(name)) readers[digit]?.push(place)
    })
  })
  moves.forEach((here, place) => {
    for (const { given } of here) if (given >= 0) readers[given]?.push(place)
  })
  readers.forEach((places, digit) => {
    stepsFrom(places, sources).forEach((steps, place) => {
      const here = live[place]
      if (here && steps !== -1) here[digit] = true
    })
  })
  return live
}
