import { type StoryGraph, type StoryNode, wordsOf } from '@kathasagar/story'

const GRAM = 4
/** An answer is held against itself and the nine before it. */
const WINDOW = 10

/** Runs of four words, plain; sentences do not matter. */
function gramsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(GRAM - 1).map((_, i) => words.slice(i, i + GRAM).join(' '))
}

/** Speech left out: what stands before it and after it then stands together. */
const withoutSpeech = (text: string) => text.replace(/“[^”]*”/gu, ' “” ')

/**
 * Every run of four words that the author wrote: texts, titles, details and choices, as they stand
 * and without what is said in them.
 */
export function authoredGrams(graph: StoryGraph): ReadonlySet<string> {
  const texts = graph.names.flatMap((name) => {
    const { text, details = [], choices } = graph.node(name)
    const offered = choices.flatMap(({ text: deed, locked = '' }) => [deed, locked])
    return [text, graph.titleOf(name), ...details, ...offered, ...answersIn(graph.node(name))]
  })
  const people = Object.values(graph.cast).flatMap(
    ({ says = [], otherwise = [], replies = {} }) => [
      ...says.map(({ text }) => text),
      ...otherwise,
      ...Object.values(replies).flat(),
    ],
  )
  const wide = [...graph.reactions.map(({ text }) => text), ...Object.values(graph.replies).flat()]
  const plain = [...texts, ...people, ...wide].map(withoutVariation)
  return new Set([...plain, ...plain.map(withoutSpeech)].flatMap(gramsOf))
}

/** What a scene answers to words and to whoever lingers or looks closer. */
const answersIn = ({ reactions = [], pressure = [], close_up: closeUp }: StoryNode): string[] => [
  ...reactions.map(({ text }) => text),
  ...pressure,
  ...(closeUp === undefined ? [] : [typeof closeUp === 'string' ? closeUp : closeUp.text]),
]

/** The parts of a text that varies, one after the other. */
const withoutVariation = (text: string) => text.replace(/\{[^{}|:]*:|[{}|\\]/gu, ' ')

/** The player's own words as an answer may hold them: as they were said, and to a "you". */
function saidGrams(said: readonly string[]): string[] {
  const bent = said.map((text) =>
    text
      .replace(/\bi\b/giu, 'you')
      .replace(/\bmy\b/giu, 'your')
      .replace(/\bme\b/giu, 'you'),
  )
  return [...said, ...bent].flatMap(gramsOf)
}

export interface Repetition {
  /** Runs of four words that are the storyteller's. */
  grams: number
  /** How many of them were told before, in the same answer or in the nine before it. */
  repeated: number
}

/**
 * How much of what was told is told again within any ten turns. Only the storyteller's own words
 * count: not the author's, not the player's, and not what stands in quotation marks.
 */
export function repetitionIn(
  told: readonly string[],
  said: readonly string[],
  authored: ReadonlySet<string>,
): Repetition {
  const lastTold = new Map<string, number>()
  const players = new Set(saidGrams(said))
  const counted = { grams: 0, repeated: 0 }
  for (const [turn, text] of told.entries()) {
    for (const gram of gramsOf(withoutSpeech(text))) {
      if (authored.has(gram) || players.has(gram)) continue
      counted.grams += 1
      if (turn - (lastTold.get(gram) ?? -Infinity) < WINDOW) counted.repeated += 1
      lastTold.set(gram, turn)
    }
  }
  return counted
}
