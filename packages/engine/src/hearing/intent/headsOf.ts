import { heardWords, type HeardWord } from '../../words/heardWords.ts'

/** What stands behind a noun that names somebody: "the king of Udupi", "the woman in the coat". */
const BEHIND_NAME = /(?<!\s)\s+(?:of|in|at|on|with|who|from|by)\s+/u

/** The words of a name by which somebody may be called: of "the old buck" not what he is like. */
export function headsOf(name: string): readonly HeardWord[] {
  if (!/^[\p{Script=Latin}\s'’-]+$/u.test(name)) return heardWords(name)
  const [before = name] = name.split(BEHIND_NAME)
  const proper = name.split(/\s+/u).filter((part) => /^\p{Lu}/u.test(part))
  return [...proper.flatMap(heardWords), ...heardWords(before).slice(-1)]
}
