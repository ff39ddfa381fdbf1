import type { ImportEffect } from '../shared/importedStory.ts'
import type { Notes } from '../program/notes.ts'
import type { BlockPicture, Part, SetPart } from '../program/program.ts'
import { linkElements } from './linkElements.ts'
import { lineCounter } from './lines.ts'
import type { Passage } from './passages.ts'
import type { Macro } from './macrosOf.ts'
import type { Marks } from './markRule.ts'
import { showText, stripMarkup } from './stripMarkup.ts'
import { takePicture } from './takePicture.ts'
import type { Widgets } from './sugarcubeWidgets.ts'
import { writtenByCall } from './writtenBy.ts'

/** One passage while its macros are read. */
export interface Source {
  /** Name of the passage. */
  page: string
  /** Without what only a browser understands. */
  text: string
  lineOf: (place: number) => number
  note: (place: number, message: string, effect?: ImportEffect) => void
  /** Tells of variables that something may write which is left out. */
  written: (names: Iterable<string>) => void
  /** Macros of the story's own. */
  widgets: Widgets
  /** What the page shows whatever happens. */
  picture?: BlockPicture | undefined
}

/** What one story format makes of a passage. */
export interface Dialect {
  read: (source: Source) => Part[]
  /** What is told before the first passage; a format of its own may have a passage for it. */
  initialTag?: string
  initialName?: string
}

interface OwnMarks {
  /** How the format marks its text. */
  marks: Marks
}

const NO_PICTURE = 'A picture was left out.'

export function openSource(
  { name, text: given, line }: Passage,
  notes: Notes,
  { written, widgets, marks }: Pick<Source, 'written' | 'widgets'> & OwnMarks,
): Source {
  const say = (at: number, message: string, effect: ImportEffect) =>
    notes.add(name, at, message, effect)
  const lineIn = lineCounter(given, line)
  const { text, found } = takePicture(given)
  const linked = linkElements(text, (place) => say(lineIn(place), NO_PICTURE, 'looks'))
  const plain = stripMarkup(linked, line, say, marks)
  const lineOf = lineCounter(plain, line)
  return {
    page: name,
    text: plain,
    lineOf,
    written,
    widgets,
    picture: found ? { ...found.picture, line: lineIn(found.at) } : undefined,
    note: (place, message, effect) => notes.add(name, lineOf(place), message, effect),
  }
}

/** Tells of a macro that is too long to be read. */
export function noteCut(reading: Source, { at, source }: Macro, name: string): void {
  reading.written(writtenByCall(source))
  reading.note(at, `The macro ${name} is too long to be read, and was left out.`)
}

/** What may stand among the words of a link. */
export const isShown = ({ kind }: Part): boolean => kind === 'text' || kind === 'print'

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
