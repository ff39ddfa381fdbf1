import { drawIndex, type Draw } from '../chance/seed.ts'

/** Changes a digit of a state: maps it by `next`, or draws from `drawn`. */
export interface Change {
  digit: number
  next: readonly number[]
  drawn?: readonly number[]
}

const MAX_OUTCOMES = 60_000

export const isDrawn = ({ drawn }: Change): boolean => drawn !== undefined

export function changed(digits: number[], changes: readonly Change[], draw: Draw): number[] {
  for (const { digit, next, drawn } of changes) {
    digits[digit] = (drawn ? drawn[drawIndex(draw, drawn.length)] : next[digits[digit] ?? 0]) ?? 0
  }
  return digits
}

/** Returns the states of all random outcomes of relevant digits. */
export function outcomes(
  digits: readonly number[],
  changes: readonly Change[],
  matters: readonly boolean[],
): number[][] {
  let all = [[...digits]]
  for (const { digit, next, drawn } of oneOfEach(changes)) {
    const fallen = drawn && (matters[digit] === true ? [...new Set(drawn)] : drawn.slice(0, 1))
    const room = Math.ceil(MAX_OUTCOMES / all.length)
    all = all.flatMap((one) =>
      (fallen ?? [next[one[digit] ?? 0] ?? 0]).slice(0, room).map((to) => one.with(digit, to)),
    )
  }
  return all
}

/** Merges changes of the same digit, so that all outcomes differ. */
function oneOfEach(changes: readonly Change[]): Iterable<Change> {
  const whole = new Map<number, Change>()
  for (const change of changes) {
    const { digit, next, drawn } = change
    const before = whole.get(digit)
    const after = (one: number) => next[one] ?? 0
    whole.set(
      digit,
      before === undefined || drawn
        ? change
        : {
            digit,
            next: before.next.map(after),
            ...(before.drawn ? { drawn: before.drawn.map(after) } : {}),
          },
    )
  }
  return whole.values()
}
