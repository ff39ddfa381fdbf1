import { renderVariedText } from '../variedText/renderVariedText.ts'
import type { VariedText } from '../variedText/variedText.ts'
import { countWords } from './readingTime.ts'
import { conditionsIn } from '../stateWalk/guards.ts'
import { lookupOf, isGuardMet, type Machine, type Move } from '../stateWalk/machine.ts'

export interface Reader {
  arrive: (place: number, digits: readonly number[]) => void
  words: () => number
}

/** Text of a place. Identical texts of one place have the same number. */
interface Passage {
  number: number
  length: number
}

interface RenderedPassage extends Passage {
  shown: readonly number[]
}

function passagesOf() {
  const known = new Map<string, Passage>()
  return (place: number, text: string): Passage => {
    const key = `${place} ${text}`
    const passage = known.get(key) ?? { number: known.size, length: countWords(text) }
    known.set(key, passage)
    return passage
  }
}

/** Creates readers that count the words of shown text and visible choices, each text only once. */
export function readersOf(machine: Machine): () => Reader {
  const lookup = lookupOf(machine)
  const passageOf = passagesOf()
  const tell = createRenderer(machine, passageOf)
  const choices = machine.moves.map((here, place) =>
    here
      .filter(({ written }) => written.of === 'choice')
      .map(({ guard, words }) => ({ guard, passage: passageOf(place, words) })),
  )
  return () => {
    const read = new Set<number>()
    const counts = new Map<string, number>()
    let words = 0
    const readOnce = ({ number, length }: Passage) => {
      if (read.has(number)) return
      read.add(number)
      words += length
    }
    return {
      words: () => words,
      arrive: (place, digits) => {
        readOnce(tell(place, digits, counts))
        for (const { guard, passage } of choices[place] ?? []) {
          if (guard === null || isGuardMet(guard, lookup(digits))) readOnce(passage)
        }
      },
    }
  }
}

function createRenderer(machine: Machine, passageOf: (place: number, text: string) => Passage) {
  const { readings, wiring } = machine
  const told = new Map<string, RenderedPassage>()
  const conditions = readings.texts.map((text) => conditionsIn(text))
  const plain = wiring.nodes.map(({ text }, place) => passageOf(place, text))
  const lookup = lookupOf(machine)
  const groups = readings.texts.map((text) => groupsIn(text))
  return (place: number, digits: readonly number[], counts: Map<string, number>): Passage => {
    const text = readings.texts[place]
    if (!text) return plain[place] ?? { number: -1, length: 0 }
    const seen = lookup(digits)
    const countOf = (group: number) => counts.get(`${place} ${group}`) ?? 0
    const bits = (conditions[place] ?? []).map((one) => (isGuardMet(one, seen) ? 1 : 0)).join('')
    const key = `${place} ${bits} ${(groups[place] ?? []).map(countOf).join()}`
    let now = told.get(key)
    if (now === undefined) {
      const rendered = renderVariedText(text, { lookup: seen, countOf })
      now = { ...passageOf(place, rendered.text), shown: rendered.shown }
      told.set(key, now)
    }
    for (const group of now.shown) counts.set(`${place} ${group}`, countOf(group) + 1)
    return now
  }
}

const groupsIn = (text: VariedText | null): number[] =>
  (text ?? []).flatMap((piece) => {
    if (typeof piece === 'string') return []
    if (piece.kind === 'value') return []
    if (piece.kind === 'if') return [...groupsIn(piece.so), ...groupsIn(piece.otherwise)]
    return [piece.place, ...piece.parts.flatMap(groupsIn)]
  })

export function wordsOnPath(
  reader: Reader,
  states: readonly { place: number; digits: readonly number[]; by: Move | null }[],
): number {
  for (const { place, digits, by } of states) {
    if (by === null || by.to >= 0) reader.arrive(place, digits)
  }
  return reader.words()
}
