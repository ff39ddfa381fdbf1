import { firstWords } from './firstWords.ts'
import { soundOf } from './soundOf.ts'

/*
 * Phrases are written as they are said, in English or in Hinglish. `(a|b)` and `x?` mean what they do
 * in a search; `~` stands for the rest of a word, `<3> ` for up to three words between.
 */

const ENDINGS =
  'o|na|ne|ni|ke|kar|do|de|di|den|dena|du|dun|lo|lu|lun|iye|ie|enge|onga|ongi|egi|ega|va|vao|vana'

/** Verbs whose beginning is also that of quite other words: "marham", "katha", "pitaji". */
const FORMS: Readonly<Record<string, string>> = {
  mar: `mar(|a|u|un|e|i|ta|te|ti|${ENDINGS}|ung~|dung~|lung~|ong~|dal~)`,
  // Not "khate", "khata" and "katha", which sound like some of its forms.
  kat: `kat(|u|un|${ENDINGS}|ung~|dung~|lung~|ong~|dal~)`,
  // Not "chuha", "chunna", "churana" and "chupna".
  cu: 'cu(|a|e|i|o|un|ung~|ta|te|ti|na|ne|ni|kar|ke|lo|le|lu|lun|le~|do|ega|egi|va~)',
  pit: `pit(|u|un|e|i|te|ti|${ENDINGS}|ung~|dung~|lung~|ong~|dal~)`,
}

const inSounds = (phrase: string): string =>
  phrase
    .replace(/[a-z]+/gu, soundOf)
    .replace(/(?<![a-z])(mar|kat|pit|cu)~/gu, (_, root: string) => FORMS[root] ?? root)

const inSearch = (sounds: string): string =>
  sounds.replace(/<(\d+)> /gu, String.raw`(?:\w+ ){0,$1}`).replaceAll('~', String.raw`\w*`)

const END = '(?:(?= )|(?<= ))'

/** One search for all phrases of a list, in text as `readingsOf` gives it. */
export const anyOf = (list: readonly string[]): RegExp =>
  new RegExp(`(?<= )(?:${list.map((it) => `(?:${inSearch(inSounds(it))})`).join('|')})${END}`, 'gu')

interface Known<T> {
  search: RegExp
  of: T
}

/** No word that means anything is longer. */
const LONGEST_WORD = 30
/** Words of which is kept what they begin, until there are so many; players say the same few thousand. */
const MOST_WORDS = 20_000

/** Phrases of many lists by the word that they begin with: most words of a text begin none. */
export class Phrases<T> {
  readonly #whole = new Map<string, Known<T>[]>()
  readonly #beginnings = new Map<string, Known<T>[]>()
  readonly #anywhere: Known<T>[] = []
  /** Asked at each word of all that is read: to note what was asked for last would cost as much again. */
  readonly #begun = new Map<string, readonly Known<T>[]>()

  add(list: readonly string[], of: T): this {
    this.#begun.clear()
    for (const phrase of list) this.#addPhrase(inSounds(phrase), of)
    return this
  }

  #addPhrase(sounds: string, of: T) {
    const known = { search: new RegExp(`(?:${inSearch(sounds)})${END}`, 'uy'), of }
    const { whole, beginnings, isAnywhere } = firstWords(sounds)
    if (isAnywhere) this.#anywhere.push(known)
    const note = (searches: Map<string, Known<T>[]>) => (word: string) => {
      const others = searches.get(word)
      if (others) others.push(known)
      else searches.set(word, [known])
    }
    whole.forEach(note(this.#whole))
    beginnings.forEach(note(this.#beginnings))
  }

  #begunBy(word: string): readonly Known<T>[] {
    if (word.length > LONGEST_WORD) return this.#lookUp(word)
    const known = this.#begun.get(word)
    if (known) return known
    if (this.#begun.size >= MOST_WORDS) this.#begun.clear()
    const found = this.#lookUp(word)
    this.#begun.set(word, found)
    return found
  }

  #lookUp(word: string): readonly Known<T>[] {
    const begun = [this.#whole.get(word) ?? [], this.#anywhere]
    for (let length = Math.min(word.length, LONGEST_WORD); length > 0; length -= 1) {
      const more = this.#beginnings.get(word.slice(0, length))
      if (more) begun.push(more)
    }
    return begun.flat()
  }

  /** Whether some phrase could begin with a word. */
  mayBegin(word: string): boolean {
    return this.#begunBy(word).length > 0
  }

  /** The lists of which something is said in a text as `readingsOf` gives it. */
  saidIn(text: string): Set<T> {
    const said = new Set<T>()
    for (const { 0: word, index } of text.matchAll(/[^ ]+/gu)) {
      for (const { search, of } of this.#begunBy(word)) {
        if (said.has(of)) continue
        search.lastIndex = index
        if (search.test(text)) said.add(of)
      }
    }
    return said
  }
}

/** The words that phrases are made of, by sound. */
export const wordsIn = (list: readonly string[]): Set<string> =>
  new Set((list.join(' ').match(/[a-z]{2,}/gu) ?? []).map(soundOf))
