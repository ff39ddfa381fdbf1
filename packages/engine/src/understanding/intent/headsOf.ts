import { keywordsOf, type Keyword } from '../../text/keywordsOf.ts'

/** Words after the noun of a name: "the king of Udupi", "the woman in the coat". */
const BEHIND_NAME = /(?<!\s)\s+(?:of|in|at|on|with|who|from|by)\s+/u

/** Returns the words of a name that can call a person, without adjectives such as "old". */
export function headsOf(name: string): readonly Keyword[] {
  if (!/^[\p{Script=Latin}\s'’-]+$/u.test(name)) return keywordsOf(name)
  const [before = name] = name.split(BEHIND_NAME)
  const proper = name.split(/\s+/u).filter((part) => /^\p{Lu}/u.test(part))
  return [...proper.flatMap(keywordsOf), ...keywordsOf(before).slice(-1)]
}
