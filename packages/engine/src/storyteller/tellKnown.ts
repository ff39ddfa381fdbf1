import { earlierOn } from '../known/earlierOn.ts'
import type { Known } from '../known/knownOn.ts'
import type { Standpoint } from './surroundings.ts'

/** What is known of what was asked for, in a sentence; nothing where it was told lately. */
export function tellKnown(at: Standpoint, known: readonly Known[]): string | null {
  for (const one of known) {
    const told = sentenceOf(at, one)
    if (told) return told
  }
  return null
}

function sentenceOf({ voice, pack }: Standpoint, known: Known): string | null {
  const lines = pack.known
  switch (known.of) {
    case 'people':
      if (known.names.length === 0) return voice.oneOf(lines.alone)
      return voice.oneOf(lines.here, { names: inARow(known.names, lines.and) })
    case 'hour': {
      const rows = Object.hasOwn(lines.hour, known.time) ? lines.hour[known.time] : undefined
      return rows === undefined ? null : voice.oneOf(rows)
    }
    case 'state': {
      const { label, value } = known
      const words = typeof value === 'boolean' ? (value ? lines.yes : lines.no) : String(value)
      return voice.oneOf(lines.state, { label, value: words })
    }
    case 'here':
      return voice.wasRetold(known.text) ? null : known.text
    case 'before':
      return remembered({ voice, pack }, known.text)
  }
}

/** A sentence of the way here. It was told with its scene; told once more, it has been remembered. */
const remembered = ({ voice, pack }: Pick<Standpoint, 'voice' | 'pack'>, text: string) =>
  voice.wasRetold(text)
    ? null
    : pack.isWordless
      ? text
      : voice.oneOf(pack.known.remembered, { text })

/** What was told on the way here that the words lean on; null where that is nothing, or was told lately. */
export function tellEarlier(at: Standpoint, words: string): string | null {
  const text = at.pack.isWordless ? null : earlierOn(at, words)
  return text === null ? null : remembered(at, text) || null
}

/** Several names, as they are told one after the other. */
export const inARow = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`
