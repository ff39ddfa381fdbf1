import type { Notes } from '../program/notes.ts'
import type { Part, SetPart } from '../program/program.ts'
import { lineCounter } from './lines.ts'
import type { Passage } from './passages.ts'
import { showText, stripMarkup } from './stripMarkup.ts'

/** One passage while its macros are read. */
export interface Source {
  /** Without what only a browser understands. */
  text: string
  lineOf: (place: number) => number
  note: (place: number, message: string) => void
}

/** What one story format makes of a passage. */
export interface Dialect {
  read: (source: Source) => Part[]
  /** What is told before the first passage; a format of its own may have a passage for it. */
  initialTag?: string
  initialName?: string
}

export function openSource({ name, text, line }: Passage, notes: Notes): Source {
  const plain = stripMarkup(text, line, (at, message) => notes.add(name, at, message))
  const lineOf = lineCounter(plain, line)
  return { text: plain, lineOf, note: (place, message) => notes.add(name, lineOf(place), message) }
}

/** Gathers parts; neighbouring stretches of text become one. */
export function gather() {
  const parts: Part[] = []
  const add = (part: Part) => {
    const last = parts.at(-1)
    if (part.kind === 'text' && last?.kind === 'text') {
      parts[parts.length - 1] = { kind: 'text', text: last.text + part.text }
    } else parts.push(part)
  }
  return { parts, add, addText: (text: string) => add({ kind: 'text', text: showText(text) }) }
}

/** The sets and the one jump of a link's body; null where it does more than that. */
export function linkBody(
  parts: readonly Part[],
): { sets: SetPart[]; target: string | null } | null {
  const sets: SetPart[] = []
  let target: string | null = null
  for (const part of parts) {
    if (part.kind === 'set') sets.push(part)
    else if (part.kind === 'goto') target = part.target
    else if (part.kind !== 'text' || part.text.trim() !== '') return null
  }
  return { sets, target }
}
