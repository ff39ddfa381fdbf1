import { authoredParts, type StoryStructure } from '@kathasagar/story'

const NAMES = ['Mira', 'Old Tom', 'asha']
const MOST_WORDS = 12

/** What a reader may type: a few names, one of them in small letters, and words that the story asks for. */
export function wordsTyped(structure: StoryStructure): readonly string[] {
  const { conditions, texts } = authoredParts(structure)
  const written = [
    ...conditions.map(({ condition }) => condition),
    ...texts.flatMap(({ text, varies }) => (varies ? [text] : [])),
  ]
  const asked = written.flatMap((source) =>
    [...source.matchAll(/[=!]= "([^"\\]+)"/gu)].map(([, words = '']) => words),
  )
  return [...new Set([...NAMES, ...asked])].slice(0, MOST_WORDS)
}

/** One after the other, each way beginning elsewhere. */
export function typist(words: readonly string[], seed: number): () => string {
  let next = seed
  return () => {
    next += 1
    return words[next % words.length] ?? ''
  }
}
