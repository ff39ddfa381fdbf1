import { lookupOf } from '../../stateWalk/machine.ts'
import type { StateWalk } from '../../stateWalk/walkStates.ts'
import { renderVariedText } from '../../variedText/renderVariedText.ts'
import { narrationOf, sentencesIn } from '../words/sentences.ts'

/** The text of a scene as it reads in some states, on the first time there. */
export interface Telling {
  place: number
  text: string
  sentences: readonly string[]
  /** The sentences without what somebody says in them. */
  narration: readonly string[]
}

/** Signs that are read; a telling that comes after so many is not. */
const MOST_SIGNS = 2_000_000

/** Every way that the scenes of a walk read, each once, and which of them each state is told. */
export function tellingsOf(walk: StateWalk): { all: Telling[]; of: Int32Array } {
  const { machine, places, digits } = walk
  const lookup = lookupOf(machine)
  const known = machine.wiring.names.map(() => new Map<string, number>())
  const all: Telling[] = []
  let signs = 0
  const strings = new Map<string, string>()
  /** The same words are one string: they are compared, and asked about, again and again. */
  const once = (words: string) => strings.get(words) ?? (strings.set(words, words), words)
  const of = new Int32Array(places.length).fill(-1)
  places.forEach((place, state) => {
    const varied = machine.readings.texts[place] ?? null
    const seen = { lookup: lookup(digits[state] ?? []), countOf: () => 0 }
    const text = varied
      ? renderVariedText(varied, seen).text
      : (machine.wiring.nodes[place]?.text ?? '')
    const before = known[place]?.get(text)
    if (before === undefined && signs > MOST_SIGNS) return
    of[state] = before ?? all.length
    if (before !== undefined) return
    known[place]?.set(text, all.length)
    signs += text.length
    const sentences = sentencesIn(text).map(once)
    all.push({
      place,
      text,
      sentences,
      narration: sentences.map((words) => once(narrationOf(words))),
    })
  })
  return { all, of }
}
