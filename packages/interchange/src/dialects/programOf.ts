import type { ImportEffect } from '../shared/importedStory.ts'
import { OPENS_APART, SECOND_PASSAGE, type Notes } from '../program/notes.ts'
import type { Block, Part, Program, SetPart } from '../program/program.ts'
import { variablesIn } from '../program/expression.ts'
import { flowOf } from '../program/flowOf.ts'
import { openDrawing } from '../program/openDraws.ts'
import { openReveals } from './reveals.ts'
import { chapbook } from './chapbook.ts'
import { marksOf } from './formatMarks.ts'
import { harlowe } from './harlowe.ts'
import type { Passage, PassageStory } from './passages.ts'
import { plain } from './plain.ts'
import { openSource, type Dialect } from './readMarkup.ts'
import { sugarcube } from './sugarcube.ts'
import { countPageVisits } from './pageVisits.ts'
import { imagePassages, isImagePassage } from './imagePassages.ts'
import { isWidgetPage, widgetsIn } from './sugarcubeWidgets.ts'
import { turnLate } from './turnLate.ts'
import { surround, surroundingOf } from './surrounding.ts'
import { forgetTemporary } from './temporary.ts'
import { withParts, writtenByScript } from './writtenBy.ts'

const DIALECTS: Readonly<Record<string, Dialect>> = { chapbook, harlowe, sugarcube }
/** Formats in which `_name` is a temporary variable. */
const TEMPORARY = new Set(['harlowe', 'sugarcube'])

/** Passages that serve the other program, and are never told. */
const SERVING =
  /^(?:Story(?:Banner|Subtitle|Author|Caption|Menu|DisplayTitle|Interface|Settings|Includes|Share)|PassageDone)$/u
const SERVING_TAGS: Readonly<Record<string, readonly [string, ImportEffect]>> = {
  script: ['A script was left out; scripts never run here.', 'story'],
  stylesheet: ['A style sheet was left out.', 'looks'],
  annotation: ['A note to oneself was left out.', 'nothing'],
}

/** Reads the macros of all passages. */
export function programOf(story: PassageStory, notes: Notes): Program {
  const [format, dialect] = dialectOf(story)
  const widgets = widgetsIn(format === 'sugarcube' ? story.passages : [], notes)
  const told = story.passages.filter((passage) => isTold(passage, notes, format))
  const foreign = foreignIn(story, format)
  const marks = marksOf(
    format,
    story.passages.map(({ name }) => name),
  )
  const own = { written: foreign.add, widgets, marks }
  const images = imagePassages(story.passages)
  const drawing = openDrawing()
  const blocks = new Map<string, Block>()
  const initial: SetPart[] = []
  for (const passage of told) {
    const { name, line, tags } = passage
    const source = openSource(passage, notes, own)
    const parts = dialect.read(source)
    const picture = images.named(source.picture)
    const isInitial = name === dialect.initialName || tags.includes(dialect.initialTag ?? '')
    if (isInitial) initial.push(...setsOf(parts, passage, notes))
    else if (blocks.has(name)) notes.add(name, line, SECOND_PASSAGE)
    else {
      // Before its links open: what they open reads what the page has drawn.
      const pages = openReveals(drawing.open({ name, passage: name, line, parts, picture }))
      for (const one of pages) blocks.set(one.name, one)
      for (const one of pages.slice(1)) notes.add(name, one.line, OPENS_APART, 'looks')
    }
  }
  const start = startOf(story, blocks, notes)
  const unset = dialect === harlowe ? 0 : false
  const surrounded = surround(blocks, surroundingOf(format, told))
  const shown = format === 'sugarcube' ? turnLate(surrounded) : surrounded
  const counted = countPageVisits(shown)
  return {
    title: story.title,
    origin: 'twine',
    start,
    blocks: TEMPORARY.has(format) ? forgetTemporary(counted.blocks, unset) : counted.blocks,
    initial: [...initial, ...counted.initial, ...drawing.starts()],
    unset,
    unknown: foreign.of(shown, initial),
  }
}

/** Where the story starts: where it says, or at its first passage. */
function startOf(story: PassageStory, blocks: ReadonlyMap<string, Block>, notes: Notes): string {
  if (blocks.has(story.start)) return story.start
  const [start = story.start] = blocks.keys()
  if (start !== story.start) {
    const message = `There is no start passage "${story.start}"; the story starts at "${start}".`
    notes.add(null, null, message)
  }
  return start
}

/** What SugarCube reads by a name without a sign before it is a script's, as `setup.most`. */
const SCRIPTED = /^[\p{L}][^\s]*$/u

/** Collects what may be written by what is left out: scripts, and macros of the story's own. */
function foreignIn({ scripts, passages }: PassageStory, format: string) {
  const names = new Set<string>()
  let isAll = false
  const add = (written: Iterable<string>) => {
    for (const name of written) names.add(name)
  }
  const inPassages = passages.flatMap(({ text }) =>
    [...text.matchAll(/<script\b[^>]{0,200}>([^]*?)<\/script/giu)].map(([, script = '']) => script),
  )
  const tagged = passages.filter(({ tags }) => tags.some((tag) => /^script$/iu.test(tag)))
  for (const script of [...scripts, ...tagged.map(({ text }) => text), ...inPassages]) {
    const written = writtenByScript(script)
    if (written === 'all') isAll = true
    else add(written)
  }
  const of = (
    blocks: ReadonlyMap<string, Block>,
    initial: readonly SetPart[],
  ): Program['unknown'] => {
    const flows = [...blocks.values()].map(flowOf)
    const set = new Set([
      ...flows.flatMap(({ sets }) => [...sets]),
      ...initial.map(({ variable }) => variable),
    ])
    const read = [
      ...flows.flatMap(({ reads }) => [...reads]),
      ...initial.flatMap(({ value }) => (value ? variablesIn(value) : [])),
    ]
    const all = new Set([...read, ...set])
    // No script knows of what only the import counts; such names have a blank in them.
    if (isAll) return new Set([...all].filter((name) => !name.includes(' ')))
    if (format === 'sugarcube') add(read.filter((name) => SCRIPTED.test(name) && !set.has(name)))
    // A whole that is set to what nobody can tell takes its parts with it.
    const parted = [...all].filter((name) => name.includes('.')).map(wholeOf)
    return withParts([...names, ...parted.filter((name) => all.has(name))], all)
  }
  return { add, of }
}

/** The variable that a part with a name of its own belongs to. */
const wholeOf = (name: string) => name.slice(0, name.indexOf('.'))

/** By the format that the file names, else by the macros in it. */
function dialectOf({ format, passages }: PassageStory): [name: string, dialect: Dialect] {
  const names = Object.keys(DIALECTS)
  const named = [...names, 'snowman'].find((name) => format?.startsWith(name)) ?? ''
  const name = format === null ? dialectUsed(passages) : named
  return [name, DIALECTS[name] ?? plain]
}

function dialectUsed(passages: readonly Passage[]): string {
  const uses = (sign: RegExp) => passages.some(({ text }) => sign.test(text))
  if (uses(/<<\/?[a-z]/iu)) return 'sugarcube'
  if (uses(/\((?:set|if|link-goto|goto|go-to|link|print)\s*:/iu)) return 'harlowe'
  return uses(/^--\s*$|^\[if\b/mu) ? 'chapbook' : ''
}

function isTold({ name, line, tags }: Passage, notes: Notes, format: string): boolean {
  if (format === 'sugarcube' && isWidgetPage(tags)) return false
  if (isImagePassage(tags)) return false
  const tag = tags.find((one) => Object.hasOwn(SERVING_TAGS, one.toLowerCase()))
  if (tag !== undefined) {
    const [message, effect] = SERVING_TAGS[tag.toLowerCase()] ?? ['', 'nothing']
    notes.add(name, line, message, effect)
    return false
  }
  if (!SERVING.test(name)) return true
  notes.add(name, line, 'This passage serves the other program, and was left out.', 'looks')
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
