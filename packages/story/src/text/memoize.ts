/** Caches up to `most` results, so that user input cannot fill the memory. */
export function memoize<Answer>(
  answer: (text: string) => Answer,
  most: number,
): (text: string) => Answer {
  // Evicts the oldest entry, because tracking recent use costs more than most computations.
  const kept = new Map<string, Answer>()
  const answerTo = (text: string): Answer => {
    const known = kept.get(text)
    if (known !== undefined || kept.has(text)) return known as Answer
    const made = answer(text)
    kept.set(text, made)
    if (kept.size > most) {
      const [oldest] = kept.keys()
      if (oldest !== undefined) kept.delete(oldest)
    }
    return made
  }
  // Fast path, because a turn processes the same text repeatedly.
  let last: { text: string; answer: Answer } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, answer: answerTo(text) }
    return last.answer
  }
}
