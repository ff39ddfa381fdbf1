import { minutesFor } from './readingTime.ts'
import { samplePlays } from './samplePlays.ts'
import { machineOf } from '../stateWalk/machine.ts'
import type { StoryStructure } from '../schema/structure.ts'

export const TIMING_RUN = { plays: 1000, seed: 1 } as const

const timed = new WeakMap<StoryStructure, number | null>()

/** Returns the reading time of the median play in minutes, or null if no play ends. */
export function playMinutes(structure: StoryStructure): number | null {
  const known = timed.get(structure)
  if (known !== undefined) return known
  const machine = machineOf(structure)
  const minutes =
    machine.wiring.start < 0 ? null : medianMinutes(samplePlays(machine, TIMING_RUN).words)
  timed.set(structure, minutes)
  return minutes
}

/** `words` contains the word count of each play, in ascending order. */
export function medianMinutes(words: readonly number[]): number | null {
  const median = words[Math.floor(words.length / 2)]
  return median === undefined ? null : minutesFor(median)
}
