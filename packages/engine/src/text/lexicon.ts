import { memoize, soundsIn, type StoryGraph } from '@kathasagar/story'

import { inDevanagari, skeletonOf, URDU } from './inDevanagari.ts'

/** Letters that Hindi lacks, mapped to the nearest sound. */
const NEAREST: Readonly<Record<string, string>> = {
  ऎ: 'ए',
  ऒ: 'ओ',
  ऩ: 'न',
  ऱ: 'र',
  ऴ: 'ळ',
  'ॆ': 'े',
  'ॊ': 'ो',
}

/** Returns the words of a text as sounds, independent of script and spelling. */
export const phoneticWords = (text: string): readonly string[] =>
  soundsIn(
    inDevanagari(text.normalize('NFC')).replace(/[ऎऒऩऱऴॆॊ]/gu, (sign) => NEAREST[sign] ?? sign),
  ).match(/[^ .]+/gu) ?? []

const LONG = 4
const ENDING = 2
const rootOf = (word: string): string => word.slice(0, Math.max(LONG, word.length - ENDING))

const SIZES = [3, 4]
const WORDS_KEPT = 4096
/** Returns letter n-grams, which also match misspelt and inflected words. */
const runsIn = memoize((word: string): readonly string[] => {
  const whole = ` ${word} `
  return SIZES.flatMap((size) =>
    Array.from({ length: Math.max(0, whole.length - size + 1) }, (_, at) =>
      whole.slice(at, at + size),
    ),
  )
}, WORDS_KEPT)
const runsOf = (words: readonly string[]): string[] => words.flatMap(runsIn)

/** Weighted terms of a text, each once. `length` normalizes the vector. */
export interface Vector {
  ids: Int32Array
  weights: Float32Array
  length: number
}

export interface Read {
  words: readonly string[]
  /** Vector over root ids. Negative ids are unknown to the story. */
  byRoot: Vector
  byRun: Vector
}

const sumLines = (weights: readonly number[]) => weights.reduce((a, b) => a + b, 0)

/** Term ids, and the number of texts per term. */
class Counted {
  readonly #ids = new Map<string, number>()
  readonly #texts: number[] = []
  #all = 0

  get size(): number {
    return this.#ids.size
  }

  learn(terms: readonly string[]) {
    this.#all += 1
    this.know(terms)
    for (const { id } of this.#numbered(terms)) this.#texts[id] = (this.#texts[id] ?? 0) + 1
  }

  /** Registers terms without counting them, so that a lookup does not lower their weight. */
  know(terms: readonly string[]) {
    for (const term of terms) if (!this.#ids.has(term)) this.#ids.set(term, this.#ids.size)
  }

  /** Returns the weight of a term; rare terms weigh more. */
  tells(id: number): number {
    return Math.log((this.#all + 1) / ((this.#texts[id] ?? 0) + 0.5))
  }

  vectorOf(terms: readonly string[], lengthOf: (weights: readonly number[]) => number): Vector {
    const numbered = this.#numbered(terms)
    const weights = numbered.map(({ id, times }) => times * this.tells(id))
    const length = lengthOf(weights) || 1
    return {
      ids: Int32Array.from(numbered, ({ id }) => id),
      weights: Float32Array.from(weights, (one) => one / length),
      length,
    }
  }

  /** Returns id and count of each term. Unknown terms get negative ids. */
  #numbered(terms: readonly string[]) {
    const counts = new Map<string, number>()
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    return [...counts].map(([term, times], at) => ({ id: this.#ids.get(term) ?? -1 - at, times }))
  }
}

/** Common words, because a short story has too little text to detect them. */
const COMMON = `i the a an to of and in it is my me you he she they his her him with for on at by do does did will
  am are be this that we us our your was were them there then from up out go get let can have has not no
  se ko ka ki ke me men he hun ho par pe ye vah vo us main ne aur kar kya hai hain mein mera meri nahi
  main hoon raha rahi karta karti jata jati hu ab bhi to`
const BACKGROUND = 400
const COMMON_IN = 5

export class Lexicon {
  readonly #roots = new Counted()
  readonly #runs = new Counted()
  readonly #texts = new Map<string, ReadonlySet<number>>()
  /** Words by Urdu skeleton, to restore the vowels that Urdu omits. */
  readonly #written = new Map<string, string>()
  readonly #words = new Set<string>()
  /** Number of indexed words. The index is built on demand, because most stories do not need it. */
  #told = 0
  #isUrdu = false
  /** Last text and its result, because the same input is compared several times. */
  #last: { text: string; read: Read } | undefined

  constructor(texts: readonly string[]) {
    // Adds background texts. Every fifth one contains the common words.
    const common = phoneticWords(COMMON)
    for (let i = 0; i < BACKGROUND; i += 1) this.#learn(i % COMMON_IN === 0 ? common : [])
    Array.from(this.learn(texts))
  }

  /** Adds the texts of a story, one per iteration. */
  *learn(texts: readonly string[]): Generator<undefined> {
    this.#isUrdu ||= texts.some((text) => URDU.test(text))
    for (const text of texts) {
      const words = phoneticWords(text)
      this.#keep(words)
      this.#learn(words)
      yield
    }
  }

  #learn(words: readonly string[]) {
    this.#roots.learn(words.map(rootOf))
    this.#runs.learn(runsOf(words))
  }

  #keep(words: readonly string[]) {
    for (const word of words) this.#words.add(word)
  }

  /** Returns the words of a text. In Urdu, words match if their Urdu spelling is the same. */
  #wordsOf(text: string): readonly string[] {
    const words = phoneticWords(text)
    if (!this.#isUrdu && !URDU.test(text)) return words
    return words.map((word) => (this.#words.has(word) ? word : (this.#alike(word) ?? word)))
  }

  #alike(word: string): string | undefined {
    if (this.#told < this.#words.size) {
      for (const own of [...this.#words].slice(this.#told)) {
        const written = skeletonOf(own)
        if (!this.#written.has(written)) this.#written.set(written, own)
      }
      this.#told = this.#words.size
    }
    return this.#written.get(skeletonOf(word))
  }

  tells(root: number): number {
    return this.#roots.tells(root)
  }

  get sizes(): Readonly<Record<'roots' | 'runs', number>> {
    return { roots: this.#roots.size, runs: this.#runs.size }
  }

  /** Parses a text. `isOwn` adds its words to the lexicon. */
  read(text: string, isOwn = false): Read {
    if (isOwn) return this.#readOwn(text)
    if (this.#last?.text !== text) this.#last = { text, read: this.#vectorsOf(this.#wordsOf(text)) }
    return this.#last.read
  }

  #readOwn(text: string): Read {
    this.#keep(phoneticWords(text))
    const words = this.#wordsOf(text)
    this.#roots.know(words.map(rootOf))
    this.#runs.know(runsOf(words))
    // Words that were unknown before may have an id now.
    this.#last = undefined
    return this.#vectorsOf(words)
  }

  #vectorsOf(words: readonly string[]): Read {
    return {
      words,
      byRoot: this.#roots.vectorOf(words.map(rootOf), sumLines),
      byRun: this.#runs.vectorOf(runsOf(words), (weights) => Math.hypot(...weights)),
    }
  }

  /** Returns the cached roots of an author's text. */
  rootsOf(text: string): ReadonlySet<number> {
    const roots = this.#texts.get(text) ?? new Set(this.read(text, true).byRoot.ids)
    this.#texts.set(text, roots)
    return roots
  }
}

const sentencesOf = (text: string) => text.split(/[.!?।۔؟\n]+/u)

const known = new WeakMap<StoryGraph, Lexicon>()

export function lexiconOf(seen: StoryGraph): Lexicon {
  const graph = seen.beneath ?? seen
  const lexicon = known.get(graph) ?? new Lexicon(textsOf(graph))
  known.set(graph, lexicon)
  return lexicon
}

/** Builds the result of `lexiconOf` in steps, so that a server can handle requests between them. */
export function* buildLexicon(seen: StoryGraph): Generator<undefined> {
  const graph = seen.beneath ?? seen
  if (known.has(graph)) return
  const lexicon = new Lexicon([])
  yield* lexicon.learn(textsOf(graph))
  known.set(graph, lexicon)
}

const textsOf = ({ names, node, reactions, cast }: StoryGraph): string[] =>
  [
    ...Object.values(cast).flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    ...names.flatMap((name) => {
      const { text, choices, reactions: own = [] } = node(name)
      const said = choices.flatMap((choice) => [choice.text, ...(choice.also ?? [])])
      return [...sentencesOf(text), ...said, ...own.flatMap(({ to = [] }) => to)]
    }),
    ...reactions.flatMap(({ to = [] }) => to),
  ].filter((text) => text.trim() !== '')
