export interface Weights {
  start: number
  step: number
  places: Int8Array
}

/** Returns the probability of a label, from 0 to 1, independent of the text length. */
export function predictChance(
  { start, step, places }: Weights,
  features: readonly number[],
): number {
  let sum = 0
  for (const feature of features) sum += places[feature & (places.length - 1)] ?? 0
  return 1 / (1 + Math.exp(-(start + (step * sum) / Math.sqrt(features.length + 1))))
}
