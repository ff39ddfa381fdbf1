/**
 * A pure function that keeps its answers: choices and common words are asked about in every turn.
 * It starts anew when it has kept `most`, so that what players type does not fill the memory.
 */
export function memoize<Answer>(
  answer: (text: string) => Answer,
  most: number,
): (text: string) => Answer {
  const kept = new Map<string, Answer>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const fresh = answer(text)
    if (kept.size >= most) kept.clear()
    kept.set(text, fresh)
    return fresh
  }
}
