import { drawFrom, drawIndex, type StoryStructure } from '@kathasagar/story'
import { WAYS_ENOUGH, type Replay, type TellProgress } from '../shared/importedStory.ts'
import { saysTheSame } from './saysTheSame.ts'
import { typist, wordsTyped } from './wordsTyped.ts'
import { importedPlay, type ImportedPlay } from './importedPlay.ts'

/** What somebody who plays sees: what is told, and what can be chosen. */
export interface Seen {
  text: string
  choices: readonly string[]
}

/** A play that is under way. */
export interface Play {
  /** What is told now; null where it cannot be told at all. */
  now: () => Seen | null
  choose: (place: number) => void
}

/** Plays of the original, each from its beginning; `typeNext` gives what is typed into its next field. */
export type OpenOriginal = (seed: number, typeNext: () => string) => Play

const TOLD_EVERY = 20
const MOST_CHOICES = 60
/** Scenes over all ways: as many as 200 ways of the most choices come to. */
const MOST_SCENES = WAYS_ENOUGH * MOST_CHOICES
/** Signs that are compared in all: 200 ways through scenes of 15,000 signs come to 120 million. */
const MOST_SIGNS = 200_000_000
/** Ways on which the original itself does not go on. */
const MOST_TORN = 3
/** Of the clock: a story that goes round in itself is walked on fewer ways, and that is told. */
const MOST_MS = 4000

interface Walk {
  scenes: number
  signs: number
  torn: number
  differences: number
  first: Replay['first']
  /** When the clock has run out. */
  until: number
}

/** Walks an import and its original together, over ways that are drawn, and counts where they part. */
export function replay(
  structure: StoryStructure,
  openOriginal: OpenOriginal,
  tell: TellProgress = () => {},
): Replay {
  const openImported = importedPlay(structure)
  const words = wordsTyped(structure)
  const until = Date.now() + MOST_MS
  const walk: Walk = { scenes: 0, signs: 0, torn: 0, differences: 0, first: null, until }
  const goesOn = () => walk.scenes < MOST_SCENES && walk.signs < MOST_SIGNS && walk.torn < MOST_TORN
  let ways = 0
  for (; ways < WAYS_ENOUGH && goesOn(); ways += 1) {
    if (ways % TOLD_EVERY === 0) tell({ step: 'walking', share: ways / WAYS_ENOUGH })
    const seed = ways + 1
    const [one, other] = [typist(words, seed), typist(words, seed)]
    if (!walkOnce(walk, seed, openOriginal(seed, one), openImported(other, seed))) break
  }
  const { differences, first } = walk
  return { ways, differences, first }
}

/** Walks one way; false where the clock has run out before its end. */
function walkOnce(walk: Walk, seed: number, original: Play, imported: ImportedPlay): boolean {
  const draw = drawFrom(seed)
  for (let step = 0; step < MOST_CHOICES; step += 1) {
    const was = original.now()
    if (Date.now() > walk.until) return false
    if (was === null) {
      walk.torn += 1
      return true
    }
    walk.scenes += 1
    walk.signs += was.text.length
    const is = imported.now(was)
    const found = parting(was, is.seen)
    if (found !== null) {
      walk.differences += 1
      walk.first ??= { node: is.node, ...found }
      return true
    }
    if (was.choices.length === 0) return true
    const place = drawIndex(draw, was.choices.length)
    for (const play of [original, imported]) play.choose(place)
  }
  return true
}

type Parting = Omit<NonNullable<Replay['first']>, 'node'>

function parting(was: Seen, is: Seen): Parting | null {
  if (!saysTheSame(was.text, is.text)) {
    return { what: 'text', ...around(words(was.text), words(is.text)) }
  }
  const [choices, offered] = [was.choices.map(words), is.choices.map(words)]
  if (JSON.stringify(choices) === JSON.stringify(offered)) return null
  return { what: 'choices', ...around(choices.join(' / '), offered.join(' / ')) }
}

/** Signs that are kept before the first that differs, and in all. */
const BEFORE = 40
const STRETCH = 160

/** The stretch of two tellings in which they part first. */
function around(original: string, imported: string) {
  const [one, other] = [Array.from(original), Array.from(imported)]
  const at = one.findIndex((sign, place) => sign !== other[place])
  const from = Math.max(0, (at < 0 ? one.length : at) - BEFORE)
  const cut = (signs: readonly string[]) => {
    const to = from + STRETCH
    const told = signs.slice(from, to).join('').trim()
    return `${from > 0 && told ? '…' : ''}${told}${signs.length > to ? '…' : ''}`
  }
  return { original: cut(one), imported: cut(other) }
}

/** How blanks and breaks are laid out is a matter of looks. */
const words = (text: string) => text.replace(/\s+/gu, ' ').trim()
