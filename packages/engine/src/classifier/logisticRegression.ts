export interface Weights {
  start: number
  step: number
  places: Int8Array
}

/** How likely a text of these features is of a label: a logistic regression, by which one text is as long as another. */
export function predictChance(
  { start, step, places }: Weights,
  features: readonly number[],
): number {
  let sum = 0
  for (const feature of features) sum += places[feature & (places.length - 1)] ?? 0
  return 1 / (1 + Math.exp(-(start + (step * sum) / Math.sqrt(features.length + 1))))
}
