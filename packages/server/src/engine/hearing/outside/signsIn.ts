import { plainText } from '@kathasagar/api/rules'

import { lemmaOf } from '../../words/lemma.ts'
import { meaningOf } from '../../words/meaning.ts'
import { sameSign } from '../../words/stem.ts'
import { themesOf, themesOfPair, type Themed } from './themesOf.ts'

/** A word as it counts, whichever form of it was typed. */
interface Counted extends Themed {
  root: string
}

/** From so many words on a text is longer than the last length says. */
const LENGTHS = [1, 2, 4, 8, 12]
/** So many words that no story has say as much as any more. */
const MOST_MARKED = 3
/** Somebody is called at the end of what is said to them: "how long is this bridge, boatman?" */
const CALLS = /\S\s*,\s*[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?[?.!।\s]*$/u

/** What of a text tells whether it is said in the story or about playing. */
export function signsIn(text: string): readonly string[] {
  const words = sameSign(plainText(text)).split(' ').filter(Boolean)
  const counted = words.map(countedOf)
  const pairs = words.slice(1).map((word, i) => themesOfPair(words[i] ?? '', word))
  const found: readonly Themed[] = [...counted, ...pairs]
  const themes = [...new Set(found.flatMap((one) => one.themes))].toSorted()
  const marked = Math.min(MOST_MARKED, found.filter(({ isMarked }) => isMarked).length)
  const roots = counted.map(({ root }) => root)
  const length = LENGTHS.findIndex((most) => words.length <= most)
  return [
    ...new Set([
      '#',
      `#${length}`,
      `#!${marked}`,
      `#!${marked}:${length}`,
      ...(/[?？]\s*$/u.test(text) ? ['#?'] : []),
      ...(CALLS.test(text) ? ['#,'] : []),
      ...(themes.length === 0 ? ['#none'] : []),
      `^${roots[0] ?? ''}`,
      ...roots,
      ...roots.slice(1).map((root, i) => `${roots[i] ?? ''}_${root}`),
      ...themes.map((theme) => `*${theme}`),
      ...themes.flatMap((one, i) => themes.slice(i + 1).map((other) => `*${one}+${other}`)),
    ]),
  ]
}

function countedOf(word: string): Counted {
  const { root, sounds } = meaningOf(lemmaOf(word))
  const [sound] = sounds
  return { ...themesOf(word, sound), root: sound === undefined ? root : `~${sound}` }
}
