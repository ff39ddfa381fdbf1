/** What words are about that are not of the story: their reader's own world, or what nobody can do. */
export const OFF_TOPICS = ['world', 'wonder'] as const
export type OffTopic = (typeof OFF_TOPICS)[number]

/** How likely words are of each kind; the rest is how likely they are of the story. */
export type OffTopicChances = Readonly<Record<OffTopic, number>>

/** How much a sign says for each kind, in their order. */
export type OffTopicWeights = (sign: string) => readonly number[] | undefined

/** Weighs the signs of a text. */
export function offTopicIn(signs: readonly string[], weightsOf: OffTopicWeights): OffTopicChances {
  const sums = OFF_TOPICS.map(() => 0)
  for (const sign of signs) {
    const weights = weightsOf(sign)
    if (weights)
      for (const [kind, weight] of weights.entries()) sums[kind] = (sums[kind] ?? 0) + weight
  }
  const powers = sums.map((sum) => Math.exp(sum))
  const all = powers.reduce((sum, power) => sum + power, 1)
  const [world = 0, wonder = 0] = powers.map((power) => power / all)
  return { world, wonder }
}
