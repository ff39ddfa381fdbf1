/** Steps that a story may take to be read; those that people write take a tenth of it. */
const MOST_STEPS = 10_000_000

/** A story that takes more steps to read than any may: time and memory go by them. */
export class TooLaborious extends Error {}

/** Counts steps as they are taken, and throws once there are too many. */
export type Effort = (steps: number) => void

export function openEffort(most = MOST_STEPS): Effort {
  let taken = 0
  return (steps) => {
    taken += steps
    if (taken > most) throw new TooLaborious()
  }
}
