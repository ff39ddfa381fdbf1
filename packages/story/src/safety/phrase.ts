import { firstWords } from './firstWords.ts'
import { soundOf } from './soundOf.ts'

/*
 * Phrases are written in English or Hinglish. `(a|b)` and `x?` mean the same as in a regular
 * expression, `~` is the rest of a word, and `<3> ` is up to three words.
 */

const ENDINGS =
  'o|na|ne|ni|ke|kar|do|de|di|den|dena|du|dun|lo|lu|lun|iye|ie|enge|onga|ongi|egi|ega|va|vao|vana'

/** Verbs whose stem also begins other words, such as "marham", "katha" and "pitaji". */
const FORMS: Readonly<Record<string, string>> = {
  mar: `mar(|a|u|un|e|i|ta|te|ti|${ENDINGS}|ung~|dung~|lung~|ong~|dal~)`,
  // Excludes "khate", "khata" and "katha", which sound similar.
  kat: `kat(|u|un|${ENDINGS}|ung~|dung~|lung~|ong~|dal~)`,
  // Excludes "chuha", "chunna", "churana" and "chupna".
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

/** Compiles all phrases to a pattern for the output of `readingsOf`. */
export const anyOf = (list: readonly string[]): RegExp =>
  new RegExp(`(?<= )(?:${list.map((it) => `(?:${inSearch(inSounds(it))})`).join('|')})${END}`, 'gu')

interface Known<T> {
  search: RegExp
  of: T
}

/** Maximum length of a word to look up, in characters. */
const MAX_WORD_LENGTH = 30
const MAX_CACHED_WORDS = 20_000

/** Phrases of many lists, indexed by first word, because most words start no phrase. */
export class Phrases<T> {
  readonly #whole = new Map<string, Known<T>[]>()
  readonly #beginnings = new Map<string, Known<T>[]>()
  readonly #anywhere: Known<T>[] = []
  /** Cache that is cleared when full, because tracking recent use would double the cost. */
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
    if (word.length > MAX_WORD_LENGTH) return this.#lookUp(word)
    const known = this.#begun.get(word)
    if (known) return known
    if (this.#begun.size >= MAX_CACHED_WORDS) this.#begun.clear()
    const found = this.#lookUp(word)
    this.#begun.set(word, found)
    return found
  }

  #lookUp(word: string): readonly Known<T>[] {
    const begun = [this.#whole.get(word) ?? [], this.#anywhere]
    for (let length = Math.min(word.length, MAX_WORD_LENGTH); length > 0; length -= 1) {
      const more = this.#beginnings.get(word.slice(0, length))
      if (more) begun.push(more)
    }
    return begun.flat()
  }

  mayBegin(word: string): boolean {
    return this.#begunBy(word).length > 0
  }

  /** Returns the lists that have a phrase in a text from `readingsOf`. */
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

export const wordsIn = (list: readonly string[]): Set<string> =>
  new Set((list.join(' ').match(/[a-z]{2,}/gu) ?? []).map(soundOf))
