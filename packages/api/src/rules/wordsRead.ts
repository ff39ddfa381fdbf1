import { renderVariedText } from './variedText/renderVariedText.ts'
import { countWords } from './readingTime.ts'
import { lookupOf, opens, type Machine, type Move } from './stateWalk/machine.ts'

/** Counts the words that are read in one play. */
export interface Reader {
  /** Arrives in a place, and reads what it says in this state. */
  arrive: (place: number, digits: readonly number[]) => void
  words: () => number
}

/**
 * Reads a story as a person does: a text as it varies, the choices that can be seen, and nothing a
 * second time that reads as it did before.
 */
export function readersOf(machine: Machine): () => Reader {
  const lookup = lookupOf(machine)
  const lengths = new Map<string, number>()
  const lengthOf = (text: string) => {
    const known = lengths.get(text) ?? countWords(text)
    lengths.set(text, known)
    return known
  }
  return () => {
    const read = new Set<string>()
    const counts = new Map<string, number>()
    let words = 0
    const readOnce = (place: number, text: string) => {
      const key = `${place} ${text}`
      if (read.has(key)) return
      read.add(key)
      words += lengthOf(text)
    }
    return {
      words: () => words,
      arrive: (place, digits) => {
        readOnce(place, textOf(machine, { place, digits, counts, lookup }))
        for (const { written, guard, words: text } of machine.moves[place] ?? []) {
          if (written.of === 'choice' && opens(guard, lookup(digits))) readOnce(place, text)
        }
      },
    }
  }
}

interface Arrival {
  place: number
  digits: readonly number[]
  /** How often each group of a text was told in this play. */
  counts: Map<string, number>
  lookup: ReturnType<typeof lookupOf>
}

function textOf({ readings, wiring }: Machine, { place, digits, counts, lookup }: Arrival): string {
  const varied = readings.texts[place] ?? null
  if (varied === null) return wiring.nodes[place]?.text ?? ''
  const countOf = (group: number) => counts.get(`${place} ${group}`) ?? 0
  const { text, shown } = renderVariedText(varied, { lookup: lookup(digits), countOf })
  for (const group of shown) counts.set(`${place} ${group}`, countOf(group) + 1)
  return text
}

/** Words of the way that a row of moves takes. */
export function wordsAlong(
  reader: Reader,
  states: readonly { place: number; digits: readonly number[]; by: Move | null }[],
): number {
  for (const { place, digits, by } of states) {
    if (by === null || by.to >= 0) reader.arrive(place, digits)
  }
  return reader.words()
}
