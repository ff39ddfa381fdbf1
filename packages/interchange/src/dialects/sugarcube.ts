import type { Branch, Part, SetPart } from '../program/program.ts'
import { readExpression } from './readExpression.ts'
import { macrosOf, type Macro } from './macrosOf.ts'
import { readLink } from './readLink.ts'
import { gather, isShown, noteCut, type Dialect, type Source } from './readMarkup.ts'
import { readSets } from './readSets.ts'
import { readValue } from './readValue.ts'
import { writtenByCall, writtenByScript } from './writtenBy.ts'
import { labelBefore } from './fieldLabel.ts'
import { silenced } from './silence.ts'
import { readField } from './sugarcubeFields.ts'
import { FIELDS, HELD, HOLDERS, LATER, LOOKS, OTHER_HOLDERS, SCRIPTS } from './sugarcubeMacros.ts'
import { jumpOf, linkArguments, linkOf, squareWords, targetOf } from './sugarcubeLinks.ts'
import { readSwitch } from './sugarcubeSwitch.ts'
import { widgetText } from './sugarcubeWidgets.ts'

/** Comments of both kinds are spaces; one that never ends is text, and is looked for its end once. */
const withoutComments = (text: string): string =>
  [/\/\*[\s\S]*?(\*\/|$)/gu, /\/%[\s\S]*?(%\/|$)/gu].reduce(
    (left, comment) =>
      left.replace(comment, (found: string, end: string) =>
        end === '' ? found : found.replace(/[^\n]/gu, ' '),
      ),
    text,
  )

/** The safe macros of SugarCube: what only branches, sets or links. */
export const sugarcube: Dialect = {
  read: (source) => {
    const text = withoutComments(source.text)
    if (text !== source.text) source.note(0, 'A comment was left out.', 'nothing')
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
  const sign =
    /\[\[|(?:\$|(?<![\p{L}\p{N}_[./"'-])_)[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/gu
  // What stands after it is not looked through for each stretch anew.
  const stretch = text.slice(0, to)
  while (reading.at < to) {
    sign.lastIndex = reading.at
    const found = sign.exec(stretch)
    const place = found ? found.index : to
    addText(text.slice(reading.at, place))
    reading.at = place
    if (!found || place === to) break
    const line = lineOf(place)
    const link = found[0] === '[[' ? readLink(text, place) : null
    if (link) {
      const sets = link.setter?.trim() ? assignments(reading, link.setter, place) : []
      const label = squareWords(link, line)
      add({ kind: 'link', label, target: link.target, sets, line })
    } else if (found[0] !== '[[') {
      const [name] = found
      add({ kind: 'print', value: { kind: 'variable', name }, source: name, line })
      reading.at = place + name.length
      continue
    } else addText('[[')
    reading.at = link?.end ?? place + 2
  }
  return parts
}

function assignments(reading: Reading, source: string, at: number): SetPart[] {
  const fail = (item: string) =>
    reading.note(at, `This cannot be set here: ${item}. What depends on it is not known.`)
  const isFirst = reading.page === sugarcube.initialName
  return readSets(source, reading.lineOf(at), fail, { isFirst })
}

function readMacro(reading: Reading, macro: Macro): Part[] {
  const { name, args, at, source } = macro
  const line = reading.lineOf(at)
  if (macro.isCut) noteCut(reading, macro, `<<${name}>>`)
  if (macro.isCut && !HELD.has(name)) return []
  if (name === 'set') return assignments(reading, args, at)
  const field = FIELDS.has(name) ? readField(args, labelBefore(reading.text, at), line) : null
  if (field) return field
  if (name === 'goto') return [{ kind: 'goto', target: targetOf(args), keepsText: false, line }]
  if (name === 'include' || name === 'display') {
    return [{ kind: 'include', target: targetOf(args), isWithin: true, line }]
  }
  if (['print', '=', '-'].includes(name)) {
    const value = readValue(args)
    if (value) return [{ kind: 'print', value, source, isMacro: true, line }]
  }
  if (name === 'if') return readIf(reading, macro)
  if (name === 'switch' && reading.depth <= DEEPEST) return readCases(reading, macro)
  if (SCRIPTS.has(name)) return skipScript(reading, macro)
  if (HOLDERS.has(name)) return readHolder(reading, macro)
  if (name.startsWith('/')) return []
  const own = readWidget(reading, macro)
  if (own) return own
  reading.written(writtenByCall(`${args} ${reading.widgets.of.get(name) ?? ''}`))
  const stays = OTHER_HOLDERS.has(name) ? '; the text in it stays' : ' and was left out'
  const effect = LOOKS.has(name) && isWords(reading, macro) ? 'looks' : 'story'
  reading.note(at, `The macro ${source} cannot be translated${stays}.`, effect)
  return []
}

/** What any call costs of what all of them may come to, in characters. */
const CALL = 500

/** What an author's own macro says here; null where it is none, or asks for more than can be told. */
function readWidget(reading: Reading, { name, args, at }: Macro): Part[] | null {
  const { widgets, depth } = reading
  const body = widgets.of.get(name)
  if (body === undefined || depth > DEEPEST) return null
  const text = widgetText(body, args)
  widgets.left -= body.length + args.length + CALL
  if (text === null || widgets.left < 0) return null
  const line = reading.lineOf(at)
  return readUntil(
    {
      ...reading,
      text,
      macros: macrosOf(text),
      at: 0,
      next: 0,
      depth: depth + 1,
      lineOf: () => line,
      note: (_place, message, effect) => reading.note(at, message, effect),
    },
    [],
  )
}

/** Of what a macro holds, in characters; what holds more may do anything. */
const LOOKED_AT = 4000

/** Whether a macro holds nothing that leads on or changes anything. */
function isWords({ text }: Reading, { name, end }: Macro): boolean {
  if (!LATER.has(name)) return true
  const [held = '', ...rest] = text.slice(end, end + LOOKED_AT).split(`<</${name}`, 2)
  return rest.length > 0 && !/<<(?!next\b|\/)|\[\[/u.test(held)
}

function skipScript(reading: Reading, { name, args, at, end }: Macro): Part[] {
  reading.note(at, 'A script was left out; scripts never run here.')
  if (name === 'run') {
    reading.written(writtenByCall(args))
    return []
  }
  const closing = reading.macros.findIndex(
    (macro, index) => index >= reading.next && macro.name === '/script',
  )
  const last = reading.macros[closing]
  reading.next = last ? closing + 1 : reading.macros.length
  const script = reading.text.slice(end, last ? last.at : reading.text.length)
  const written = writtenByScript(script)
  reading.written(written === 'all' ? writtenByCall(reading.text) : written)
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
  if (name.startsWith('silent')) return silenced(body)
  const line = reading.lineOf(at)
  const said = linkArguments(args, line, (words) => tellWords(reading, words, at))
  // What the others open stays on their page.
  const leads = name === 'link' || name === 'button'
  const link = leads ? linkOf(line, said, body) : null
  if (link) return [link]
  const jump = jumpOf(leads ? said.target : undefined, line)
  // Nothing of what a link does is done before it is taken.
  return [{ kind: 'reveal', label: said.label, body: [...body, ...jump], line }]
}

/** Words that stand in a macro, with the variables in them. */
function tellWords(reading: Reading, text: string, at: number): Part[] {
  const line = reading.lineOf(at)
  return readText({ ...reading, text, at: 0, lineOf: () => line }, text.length).filter(isShown)
}
