import { intentOf } from './intent/intentOf.ts'
import type { Intent } from './intent/intents.ts'
import { kinshipTo, type WordLore } from './likeness.ts'
import type { Compared, Phrase } from './phrase.ts'
import type { Vector } from './vector.ts'

/** A candidate with all of it that stays the same, whatever is said. */
export interface Prepared {
  phrases: readonly Phrase[]
  /** Of each phrase. */
  letters: readonly ReadonlySet<string>[]
  centre: Vector | undefined
  /** Roots of all its words. */
  roots: ReadonlySet<string>
  /** English stems that its words stand for. */
  stems: ReadonlySet<string>
  told: ReadonlySet<string>
  asks: boolean
  /** Whether it asks, of each phrase. */
  asking: readonly boolean[]
  /** Whether any of its phrases puts a question. */
  mayAsk: boolean
  /** What its phrases are for. */
  intents: ReadonlySet<Intent | null>
}

/** A candidate held against what was said. */
export interface Weighed extends Prepared {
  compared: readonly Compared[]
  /** How near what was said comes to each word of each phrase. */
  reached: readonly (readonly number[])[]
  /** How well the nearest of its phrases and what was said cover one another. */
  nearest: number
  /** How near it comes to each word said. */
  near: readonly number[]
  /** Whether each word said is told where it leads. */
  tells: readonly boolean[]
}

/** Words that were said, held against all that lies open. */
export interface Hearing {
  said: Phrase
  letters: ReadonlySet<string>
  isQuestion: boolean
  isLooking: boolean
  /** What the deed that leads it is for; null where none that is known does. */
  lead: Intent | 'another' | null
  aside: number
  candidates: readonly Weighed[]
  lore: WordLore
}

/** A deed less alike than this is another deed. */
export const RELATED = 0.3
/** A deed that tells less than this is done on the way to every other. */
const TELLING = 0.3
/** From here on a word is answered, and no wider kin is looked for. */
const ANSWERED = 0.5

export const most = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b), 0)

/** How far each word said is answered by it, and by none of the others as well. */
export const ownOf = ({ near }: Weighed, others: readonly Weighed[]) =>
  near.map((like, i) => Math.max(0, like - most(others.map((other) => other.near[i] ?? 0))))

/** How far each word said is answered, by one phrase a little, by all of them wholly. */
export const supportOf = ({ compared, near }: Weighed) =>
  near.map((_, i) => {
    const all = compared.reduce((sum, one) => sum + (one.near[i] ?? 0), 0)
    return Math.sqrt(all / Math.max(1, compared.length))
  })

/** How far each word said is told where a candidate leads; where several tell of it, they share it. */
export const beyondOf = ({ said, candidates }: Hearing, { tells }: Weighed) =>
  said.words.map(({ isDenied }, i) => {
    const times = candidates.filter((one) => one.tells[i] === true).length
    return !isDenied && tells[i] === true && times < candidates.length ? 1 / times : 0
  })

/** How near kin of a candidate's words each word said is that is none of them. */
export const kinOf = ({ said, lore }: Hearing, { stems, near }: Weighed) =>
  said.words.map((word, i) =>
    word.isDenied || (near[i] ?? 0) >= ANSWERED ? 0 : kinshipTo(word, stems, lore),
  )

/** How far the letters of what was said are those of the phrase that comes nearest by them. */
export function spelt({ letters: said }: Hearing, { letters }: Weighed): number {
  let best = 0
  for (const phrase of letters) {
    let shared = 0
    for (const three of said) if (phrase.has(three)) shared += 1
    const all = said.size + phrase.size
    if (all > 0) best = Math.max(best, (2 * shared) / all)
  }
  return best
}

/** Whether the first deed that was said is one of which a candidate has nothing. */
export function isElse({ words }: Phrase, near: readonly number[]): boolean {
  const at = words.findIndex(({ meaning }) => meaning.isDeed)
  return (near[at] ?? 0) < ANSWERED
}

/** What the first word is for, where it is a deed that is known; null where it is none. */
export function leadIn({ words: [first] }: Phrase): Intent | 'another' | null {
  if (first === undefined) return null
  return intentOf(first.word).intent ?? (first.meaning.isDeed ? 'another' : null)
}

/** Whether a candidate has nothing of the deed that leads what was said, and none of its kind. */
export const leadsElsewhere = (lead: Intent | 'another', { near, intents }: Weighed): boolean =>
  (near[0] ?? 0) < RELATED && (lead === 'another' || !intents.has(lead))

/** Share of the words by which one of its phrases is told from the other candidates that was said, at best. */
export function setsApart({ phrases, reached }: Weighed, others: readonly Weighed[]): number {
  let best = 0
  for (const [i, { words }] of phrases.entries()) {
    let own = 0
    let found = 0
    for (const [j, { weight, meaning }] of words.entries()) {
      if (others.some((other) => other.roots.has(meaning.root))) continue
      own += weight
      found += weight * (reached[i]?.[j] ?? 0)
    }
    if (own > 0) best = Math.max(best, found / own)
  }
  return best
}

export function isOtherDeed({ words }: Phrase, near: readonly number[]): boolean {
  const at = words.findIndex(({ meaning }) => meaning.isDeed)
  return (words[at]?.weight ?? 0) >= TELLING && (near[at] ?? 0) < RELATED
}
