import type { Branch, Part, SetPart } from '../program/program.ts'
import { readExpression } from '../program/readExpression.ts'
import { macrosOf, type Macro } from './macrosOf.ts'
import { readLink, readSetters } from './readLink.ts'
import { gather, linkBody, type Dialect, type Source } from './readMarkup.ts'
import { readSets } from './readSets.ts'
import { readSwitch } from './sugarcubeSwitch.ts'

/** The safe macros of SugarCube: what only branches, sets or links. */
export const sugarcube: Dialect = {
  read: (source) => {
    const text = source.text.replace(/\/\*[\s\S]*?\*\/|\/%[\s\S]*?%\//gu, (found) =>
      found.replace(/[^\n]/gu, ' '),
    )
    if (text !== source.text) source.note(0, 'A comment was left out.')
    const macros = macrosOf(text)
    return readUntil({ ...source, text, macros, at: 0, next: 0, depth: 0 }, [])
  },
  initialName: 'StoryInit',
}

interface Reading extends Source {
  macros: readonly Macro[]
  /** Place in the text. */
  at: number
  /** Place in the row of macros. */
  next: number
  depth: number
}

/** Macros that hold text up to a closing one. */
const HOLDERS = new Set([
  'link',
  'button',
  'nobr',
  'silently',
  'silent',
  'linkreplace',
  'linkappend',
])
const OTHER_HOLDERS = new Set([
  'for',
  'widget',
  'timed',
  'repeat',
  'type',
  'linkprepend',
  'append',
  'prepend',
  'replace',
  'cycle',
  'listbox',
  'actions',
  'createplaylist',
  'done',
])
const SCRIPTS = new Set(['script', 'run'])
/** Deeper ones stay text. */
const DEEPEST = 100

/** Reads up to one of the named macros, which is left for the caller. */
function readUntil(reading: Reading, stops: readonly string[]): Part[] {
  const { parts, add } = gather()
  for (;;) {
    const macro = reading.macros[reading.next]
    for (const part of readText(reading, macro?.at ?? reading.text.length)) add(part)
    if (!macro || stops.includes(macro.name)) return parts
    reading.at = macro.end
    reading.next += 1
    for (const part of readMacro(reading, macro)) add(part)
  }
}

/** Text between macros: links and naked variables. */
function readText(reading: Reading, to: number): Part[] {
  const { text, lineOf } = reading
  const { parts, add, addText } = gather()
  const sign = /\[\[|\$[\p{L}_][\p{L}\p{N}_.]*/gu
  while (reading.at < to) {
    sign.lastIndex = reading.at
    const found = sign.exec(text)
    const place = found && found.index < to ? found.index : to
    addText(text.slice(reading.at, place))
    reading.at = place
    if (!found || place === to) break
    const line = lineOf(place)
    const link = found[0] === '[[' ? readLink(text, place) : null
    if (link) {
      const sets = readSetters(link.setter, (setter) => assignments(reading, setter, place))
      const label: Part[] = [{ kind: 'text', text: link.label }]
      add({ kind: 'link', label, target: link.target, sets, line })
    } else if (found[0] !== '[[') {
      const name = found[0].replace(/\.$/u, '')
      add({ kind: 'print', value: { kind: 'variable', name }, source: name, line })
      reading.at = place + name.length
      continue
    } else addText('[[')
    reading.at = link?.end ?? place + 2
  }
  return parts
}

function assignments(reading: Reading, source: string, at: number): SetPart[] {
  return readSets(source, reading.lineOf(at), (item) =>
    reading.note(at, `This cannot be set here: ${item}. What depends on it is not known.`),
  )
}

function readMacro(reading: Reading, macro: Macro): Part[] {
  const { name, args, at, source } = macro
  const line = reading.lineOf(at)
  if (name === 'set') return assignments(reading, args, at)
  if (name === 'goto') return [{ kind: 'goto', target: targetOf(args), keepsText: false, line }]
  if (name === 'include' || name === 'display') {
    return [{ kind: 'include', target: targetOf(args), line }]
  }
  if (['print', '=', '-'].includes(name)) {
    const value = readExpression(args)
    if (value) return [{ kind: 'print', value, source, line }]
  }
  if (name === 'if') return readIf(reading, macro)
  if (name === 'switch' && reading.depth <= DEEPEST) return readCases(reading, macro)
  if (SCRIPTS.has(name)) return skipScript(reading, macro)
  if (HOLDERS.has(name)) return readHolder(reading, macro)
  if (name.startsWith('/')) return []
  const stays = OTHER_HOLDERS.has(name) ? '; the text in it stays' : ' and was left out'
  reading.note(at, `The macro ${source} cannot be translated${stays}.`)
  return []
}

/** The target of `"name"`, `[[name]]` or a bare name. */
function targetOf(args: string): string {
  const link = readLink(args.trim(), 0)
  return link ? link.target : args.trim().replace(/^(["'])([\s\S]*)\1$/u, '$2')
}

function skipScript(reading: Reading, { name, at }: Macro): Part[] {
  reading.note(at, 'A script was left out; scripts never run here.')
  if (name === 'run') return []
  const closing = reading.macros.findIndex(
    (macro, index) => index >= reading.next && macro.name === '/script',
  )
  const last = reading.macros[closing]
  reading.next = last ? closing + 1 : reading.macros.length
  reading.at = last ? last.end : reading.text.length
  return []
}

function readIf(reading: Reading, first: Macro): Part[] {
  const line = reading.lineOf(first.at)
  if (reading.depth > DEEPEST) return [{ kind: 'text', text: first.source }]
  reading.depth += 1
  const branches: Branch[] = []
  for (let macro: Macro | undefined = first; macro && macro.name !== '/if';) {
    const when = macro.name === 'else' ? elseCondition(macro) : readExpression(macro.args)
    const body = readUntil(reading, ['elseif', 'else', '/if'])
    branches.push({ when, body })
    macro = reading.macros[reading.next]
    if (macro) {
      reading.at = macro.end
      reading.next += 1
    } else reading.note(first.at, `${first.source} is never closed.`)
  }
  reading.depth -= 1
  return [{ kind: 'if', branches, source: `whether ${first.source} holds`, line }]
}

function readCases(reading: Reading, macro: Macro): Part[] {
  reading.depth += 1
  const parts = readSwitch(reading, macro, (stops) => readUntil(reading, stops))
  reading.depth -= 1
  return parts
}

/** `<<else if …>>` is an older way of `<<elseif …>>`. */
const elseCondition = ({ args }: Macro): Branch['when'] =>
  /^if\b/u.test(args) ? readExpression(args.slice(2)) : { kind: 'value', value: true }

function readHolder(reading: Reading, macro: Macro): Part[] {
  const { name, args, at, source } = macro
  if (reading.depth > DEEPEST) return [{ kind: 'text', text: source }]
  reading.depth += 1
  const body = readUntil(reading, [`/${name}`])
  reading.depth -= 1
  const closing = reading.macros[reading.next]
  if (closing) {
    reading.at = closing.end
    reading.next += 1
  }
  if (name === 'nobr') return body
  if (name.startsWith('silent')) return body.filter((part) => part.kind !== 'text')
  const link = name === 'link' || name === 'button' ? linkOf(reading, macro, body) : null
  if (link) return [link]
  reading.note(at, `The macro ${source} cannot be translated; the text in it stays.`)
  return [{ kind: 'text', text: args.replace(/^(["'])(.*?)\1[\s\S]*$/u, '$2') }, ...body]
}

/** `<<link "words" "target">>`, with sets in it; null where it does more. */
function linkOf(reading: Reading, { args, at }: Macro, body: readonly Part[]): Part | null {
  const done = linkBody(body)
  if (!done) return null
  const square = readLink(args.trim(), 0)
  const quoted = [...args.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/gu)]
  const [label, second] = quoted.map(([, double, single]) => double ?? single ?? '')
  const target = done.target ?? square?.target ?? second
  const words = square?.label ?? label
  if (target === undefined || words === undefined) return null
  return {
    kind: 'link',
    label: [{ kind: 'text', text: words }],
    target,
    sets: done.sets,
    line: reading.lineOf(at),
  }
}
