/** Steps that a story may take to be read; those that people write take a tenth of it. */
const MOST_STEPS = 10_000_000

/** A story that takes more to read than any may, with a sentence that says of what. */
export class TooLaborious extends Error {}

const TOO_MUCH =
  'The story has more links, conditions and values than can be read here; part it in two.'

/** Counts steps as they are taken, and throws once there are too many. */
export type Effort = (steps: number) => void

export function openEffort(most = MOST_STEPS): Effort {
  let taken = 0
  return (steps) => {
    taken += steps
    if (taken > most) throw new TooLaborious(TOO_MUCH)
  }
}
