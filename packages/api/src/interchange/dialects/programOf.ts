import type { Notes } from '../program/notes.ts'
import type { Block, Part, Program, SetPart } from '../program/program.ts'
import { chapbook } from './chapbook.ts'
import { harlowe } from './harlowe.ts'
import type { Passage, PassageStory } from './passages.ts'
import { plain } from './plain.ts'
import { openSource, type Dialect } from './readMarkup.ts'
import { sugarcube } from './sugarcube.ts'

const DIALECTS: Readonly<Record<string, Dialect>> = { chapbook, harlowe, sugarcube }

/** Passages that serve the other program, and are never told. */
const SERVING =
  /^(?:Story(?:Banner|Subtitle|Author|Caption|Menu|DisplayTitle|Interface|Settings|Includes|Share)|Passage(?:Header|Footer|Done|Ready))$/u
const SERVING_TAGS: Readonly<Record<string, string>> = {
  script: 'A script was left out; scripts never run here.',
  stylesheet: 'A style sheet was left out.',
  widget: 'Macros of its own cannot be translated, and were left out.',
  annotation: 'A note to oneself was left out.',
}

/** Reads the macros of all passages. */
export function programOf(story: PassageStory, notes: Notes): Program {
  const dialect = dialectOf(story)
  const told = story.passages.filter((passage) => isTold(passage, notes))
  const blocks = new Map<string, Block>()
  const initial: SetPart[] = []
  for (const passage of told) {
    const { name, line, tags } = passage
    const parts = dialect.read(openSource(passage, notes))
    const isInitial = name === dialect.initialName || tags.includes(dialect.initialTag ?? '')
    if (isInitial) initial.push(...setsOf(parts, passage, notes))
    else if (blocks.has(name))
      notes.add(name, line, 'A second passage has this name; the first one stands.')
    else blocks.set(name, { name, passage: name, line, parts })
  }
  const start = blocks.has(story.start) ? story.start : ([...blocks.keys()][0] ?? story.start)
  if (start !== story.start) {
    notes.add(
      null,
      null,
      `There is no start passage "${story.start}"; the story starts at "${start}".`,
    )
  }
  const unset = dialect === harlowe ? 0 : false
  return { title: story.title, start, blocks, initial, unset }
}

/** By the format that the file names, else by the macros in it. */
function dialectOf({ format, passages }: PassageStory): Dialect {
  const named = Object.keys(DIALECTS).find((name) => format?.startsWith(name))
  const uses = (sign: RegExp) => passages.some(({ text }) => sign.test(text))
  if (named) return DIALECTS[named] ?? plain
  if (format !== null) return plain
  if (uses(/<<\/?[a-z]/iu)) return sugarcube
  if (uses(/\((?:set|if|link-goto|goto|go-to|link|print)\s*:/iu)) return harlowe
  return uses(/^--\s*$|^\[if\b/mu) ? chapbook : plain
}

function isTold({ name, line, tags }: Passage, notes: Notes): boolean {
  const tag = tags.find((one) => Object.hasOwn(SERVING_TAGS, one.toLowerCase()))
  if (tag !== undefined) {
    notes.add(name, line, SERVING_TAGS[tag.toLowerCase()] ?? '')
    return false
  }
  if (!SERVING.test(name)) return true
  notes.add(name, line, 'This passage serves the other program, and was left out.')
  return false
}

/** What a passage sets before the story begins; the rest of it is never seen. */
function setsOf(parts: readonly Part[], { name, line }: Passage, notes: Notes): SetPart[] {
  const rest = parts.filter((part) => part.kind !== 'set')
  if (rest.some((part) => part.kind !== 'text' || part.text.trim() !== '')) {
    notes.add(name, line, 'Of this passage only what it sets was carried over.')
  }
  return parts.filter((part) => part.kind === 'set')
}
