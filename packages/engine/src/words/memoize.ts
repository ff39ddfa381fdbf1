import { createBoundedCache } from '@kathasagar/story/boundedCache'

/**
 * A pure function that keeps its answers: choices and common words are asked about in every turn.
 * It keeps `most` of them, so that what players type does not fill the memory.
 */
export function memoize<Answer>(
  answer: (text: string) => Answer,
  most: number,
): (text: string) => Answer {
  const kept = createBoundedCache<string, Answer>({ max: most })
  // The words of a turn are asked about again and again, and nothing else between.
  let last: { text: string; answer: Answer } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, answer: kept.getOrCreate(text, () => answer(text)) }
    return last.answer
  }
}
