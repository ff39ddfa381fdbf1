import { plainText } from '../text/plainText.ts'

const ARTICLE = /^(?:the|a|an) /u

/** Removes the possessive 's. */
const wordsAsked = (text: string) =>
  plainText(text.replace(/['’]s(?!\p{L})/gu, ''))
    .split(' ')
    .filter(Boolean)

/** Finds names as whole words, ignoring case, punctuation and articles. */
export function mentionFinder(namesOf: ReadonlyMap<string, readonly string[]>) {
  const byFirst = new Map<string, { words: string[]; id: string }[]>()
  for (const [id, names] of namesOf) {
    for (const name of names) {
      const words = wordsAsked(wordsAsked(name).join(' ').replace(ARTICLE, ''))
      const [first] = words
      if (first === undefined) continue
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, id }])
    }
  }
  return (text: string): ReadonlySet<string> => {
    const words = wordsAsked(text)
    const found = new Set<string>()
    words.forEach((word, at) => {
      for (const name of byFirst.get(word) ?? []) {
        if (name.words.every((part, place) => words[at + place] === part)) found.add(name.id)
      }
    })
    return found
  }
}
