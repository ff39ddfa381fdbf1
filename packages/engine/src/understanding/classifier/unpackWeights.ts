import type { Weights } from './logisticRegression.ts'

/** Returns the weights of each label. `head` is JSON with scale and size. */
export function unpackWeights<Label extends string>(
  head: string,
  all: Int8Array,
): Readonly<Record<Label, Weights>> {
  const labels = JSON.parse(head) as Readonly<
    Record<Label, Pick<Weights, 'start' | 'step'> & { places: number }>
  >
  let from = 0
  const rows = Object.entries<(typeof labels)[Label]>(labels).map(
    ([label, { start, step, places }]) => {
      from += places
      return [label, { start, step, places: all.subarray(from - places, from) }]
    },
  )
  return Object.fromEntries(rows) as Record<Label, Weights>
}
