import { lemmaOf } from '../../words/lemma.ts'
import { soundsOf } from '../../words/sound.ts'
import { sameSign, stemOf } from '../../words/stem.ts'
import { THEMES } from './themes.ts'

/** What a word has to do with playing. */
export interface Themed {
  themes: readonly string[]
  /** It is next to never said in a story. */
  isMarked: boolean
}

interface Entry {
  word: string
  theme: string
  isMarked: boolean
}

const ROWS = THEMES.trim()
  .split('\n')
  .map((row) => row.split('|').map((part) => part.trim()))

/** The entries of a column; a mark behind a word says that no story has it. */
const entriesOf = (column: number): Entry[] =>
  ROWS.flatMap(([theme = '', ...columns]) =>
    (columns[column] ?? '')
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => ({
        theme,
        word: sameSign(word.replace('!', '')),
        isMarked: word.endsWith('!'),
      })),
  )

const [TYPED, HINDI, OTHERS] = [entriesOf(0), entriesOf(1), entriesOf(2)]

/** Themes by the keys that an entry is found by. */
function themesBy(entries: readonly Entry[], keysOf: (word: string) => readonly string[]) {
  const known = new Map<string, Themed>()
  for (const { word, theme, isMarked } of entries) {
    for (const key of new Set(keysOf(word))) {
      const { themes = [], isMarked: wasMarked = false } = known.get(key) ?? {}
      known.set(key, { themes: [...themes, theme], isMarked: isMarked || wasMarked })
    }
  }
  return known
}

const BY_WORD = themesBy(TYPED, (word) => (word.includes('_') ? [word] : [word, stemOf(word)]))
const BY_SOUND = themesBy(HINDI, (word) => soundsOf(word).slice(0, 1))
const NONE: Themed = { themes: [], isMarked: false }

/** The themes of a word, by itself, by its sound, or, in another script, by how it begins. */
export function themesOf(word: string, sound: string | undefined): Themed {
  const typed = BY_WORD.get(word) ?? BY_WORD.get(stemOf(lemmaOf(word)))
  if (typed) return typed
  const heard = (sound === undefined ? undefined : BY_SOUND.get(sound)) ?? NONE
  if (/^[a-z0-9]/u.test(word)) return heard
  const begun = OTHERS.filter((entry) => word.startsWith(entry.word))
  return {
    themes: [...heard.themes, ...begun.map(({ theme }) => theme)],
    isMarked: heard.isMarked || begun.some(({ isMarked }) => isMarked),
  }
}

/** The themes of two words that stand beside each other. */
export const themesOfPair = (one: string, other: string): Themed =>
  BY_WORD.get(`${one}_${other}`) ?? NONE
