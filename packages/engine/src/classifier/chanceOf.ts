/** What each place says for a label, in whole steps. */
export interface Weights {
  /** What is so before anything is said. */
  start: number
  step: number
  /** A power of two of them; signs share them. */
  places: Int8Array
}

/** How likely a text of these signs is of a label: a logistic regression, by which one text is as long as another. */
export function chanceOf({ start, step, places }: Weights, signs: readonly number[]): number {
  let sum = 0
  for (const sign of signs) sum += places[sign & (places.length - 1)] ?? 0
  return 1 / (1 + Math.exp(-(start + (step * sum) / Math.sqrt(signs.length + 1))))
}
