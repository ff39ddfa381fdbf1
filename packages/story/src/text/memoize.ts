/**
 * A pure function that keeps its answers: choices and common words are asked about in every turn.
 * It keeps `most` of them, so that what players type does not fill the memory.
 */
export function memoize<Answer>(
  answer: (text: string) => Answer,
  most: number,
): (text: string) => Answer {
  // What was kept longest makes room: to put what is asked for last costs more than most answers.
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
  // The words of a turn are asked about again and again, and nothing else between.
  let last: { text: string; answer: Answer } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, answer: answerTo(text) }
    return last.answer
  }
}
