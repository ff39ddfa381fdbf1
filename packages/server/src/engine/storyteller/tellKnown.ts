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
      // It was told with its scene already; told once more, it has been remembered.
      return voice.wasRetold(known.text)
        ? null
        : voice.oneOf(lines.remembered, { text: known.text })
  }
}

const inARow = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`
