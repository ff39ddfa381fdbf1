import type { Part, SetPart } from '../program/program.ts'
import { readChain, type Hook, type Row } from './harloweChain.ts'
import {
  AGAIN,
  CONDITIONS,
  LATER,
  LOOKS,
  readMacro,
  REVEALS,
  SHOWN,
  spaceAt,
  VALUES,
  type Bracketed,
} from './harloweMacros.ts'
import { readField } from './harloweFields.ts'
import { readWith, unquote } from './harloweValues.ts'
import { openClosings, squareBrackets } from './findClosing.ts'
import { linkTo, linkWith, wordsOf, type Telling } from './harloweLinks.ts'
import type { Macro } from './macrosOf.ts'
import { readLink } from './readLink.ts'
import { gather, isShown, noteCut, type Dialect, type Source } from './readMarkup.ts'
import { readSets, splitList } from './readSets.ts'
import { writtenByCall } from './writtenBy.ts'

/** The safe macros of Harlowe: what only branches, sets or links. */
export const harlowe: Dialect = {
  read: (source) => readRow(opened(source), 0, source.text.length),
  initialTag: 'startup',
}

interface Harlowe extends Telling, Bracketed {
  /** Places after the closing square brackets, by the place of the opening ones. */
  closing: ReadonlyMap<number, number>
  /** Hooks around this one. */
  depth: number
  /** What is read. */
  row: Row
}

const ONCE = 'A link that can be taken again and again can be taken once here.'

/** Hooks in hooks; deeper ones stay text. */
const DEEPEST = 100

/** A hook that goes on to the end of what it stands in. */
const UNCLOSED = /\[=+/uy
const VARIABLE = /[$_][\p{L}_][\p{L}\p{N}_]*/uy
const NAMED_HOOK = /\|[\w]+[>)](?=\[)|(?<=\])[<(][\w]+\|/uy

const opened = (source: Source): Omit<Harlowe, 'row'> => ({
  ...source,
  closing: squareBrackets(source.text),
  closingOf: openClosings(source.text),
  depth: 0,
  tell: (words, at) => tellWords(source, words, at),
})

/** Words of a link that stand at a place, with what they show of variables and macros. */
function tellWords(source: Source, text: string, at: number): Part[] {
  const line = source.lineOf(at)
  const note: Source['note'] = (_place, message, effect) => source.note(at, message, effect)
  const words = opened({ ...source, text, lineOf: () => line, note })
  return readRow(words, 0, text.length).filter(isShown)
}

/** A passage, or what one hook holds. */
function readRow(outer: Omit<Harlowe, 'row'>, from: number, to: number): Part[] {
  const { text } = outer
  const { parts, add, addText } = gather()
  const source = { ...outer, row: { parts, asked: null } }
  let at = from
  while (at < to) {
    const plain = nextSign(text, at, to)
    if (plain > at) addText(text.slice(at, plain))
    at = plain
    if (at >= to) break
    const read = readSign(source, at, to)
    for (const part of read.parts) add(part)
    at = read.end
  }
  return parts
}

const nextSign = (text: string, at: number, to: number) => {
  const signs = /[[({}$_|<]/gu
  signs.lastIndex = at
  const found = signs.exec(text)
  return found && found.index < to ? found.index : to
}

/** Whatever begins with a sign: a link, a macro, a hook, a variable, or the sign itself. */
function readSign(source: Harlowe, at: number, to: number): Hook {
  const { text, lineOf } = source
  const link = readLink(text, at)
  if (link) {
    noteVariableIn(source, link.target, at)
    const label = source.tell(link.label, at)
    return {
      parts: [{ kind: 'link', label, target: link.target, sets: [], line: lineOf(at) }],
      end: link.end,
    }
  }
  const macro = text[at] === '(' ? readMacro(source, at) : null
  if (macro) return runMacro(source, macro, to)
  const hook = text[at] === '[' ? readHook(source, at, to) : null
  if (hook) return hook
  const sign = text[at] ?? ''
  if (sign === '{' || sign === '}') return { parts: [], end: at + 1 }
  const name = matchAt(NAMED_HOOK, text, at)
  if (name) return { parts: [], end: at + name.length }
  const variable = matchAt(VARIABLE, text, at)
  if (variable && isChanger(source, at + variable.length)) {
    source.note(at, `What ${variable} does to the words after it was left out.`, 'looks')
    return { parts: [], end: at + variable.length }
  }
  if (variable && (sign === '$' || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ''))) {
    const value = { kind: 'variable' as const, name: variable }
    return {
      parts: [{ kind: 'print', value, source: variable, line: lineOf(at) }],
      end: at + variable.length,
    }
  }
  return { parts: [{ kind: 'text', text: sign }], end: at + 1 }
}

/** What follows a letter in the name of a passage is a variable to Harlowe’s links, and to no other’s. */
function noteVariableIn({ note }: Harlowe, target: string, at: number): void {
  const found = /(?<=[\p{L}\p{N}])_\p{L}[\p{L}\p{N}_]*/u.exec(target)?.[0]
  if (found)
    note(
      at,
      `Harlowe may take ${found} of "${target}" for a variable and show a fault; here it leads on.`,
    )
}

/** Whether nothing of a hook leads on or changes anything. */
const isWords = (hook: Hook | null) =>
  hook?.parts.every(({ kind }) => kind === 'text' || kind === 'print') === true

/** A hook right after a variable is fastened to it, and its changer is not shown. */
const isChanger = ({ text, closing }: Harlowe, at: number) =>
  closing.has(at) && !text.startsWith('[[', at)

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

function readHook(source: Harlowe, at: number, to: number): Hook | null {
  const opening = matchAt(UNCLOSED, source.text, at)
  if (opening && source.depth <= DEEPEST) {
    const deeper = { ...source, depth: source.depth + 1 }
    return { parts: readRow(deeper, at + opening.length, to), end: to }
  }
  const end = source.closing.get(at)
  if (!end || end > to || source.depth > DEEPEST) return null
  return { parts: readRow({ ...source, depth: source.depth + 1 }, at + 1, end - 1), end }
}

/** The hook that a macro is fastened to; space may stand between. */
function hookAfter(source: Harlowe, at: number, to: number): Hook | null {
  const begin = at + spaceAt(source.text, at)
  const isLink = /\[\[(?!\[)/uy
  isLink.lastIndex = begin
  if (source.text[begin] !== '[' || isLink.test(source.text)) return null
  return readHook(source, begin, to)
}

function runMacro(source: Harlowe, macro: Macro, to: number): Hook {
  const { name, args, at, end } = macro
  const line = source.lineOf(at)
  if (macro.isCut) noteCut(source, macro, `(${name}:)`)
  if (macro.isCut && !CONDITIONS.has(name)) return hookAfter(source, end, to) ?? { parts: [], end }
  const field = readField(macro, { text: source.text, line })
  if (field) return { parts: field, end }
  if (name === 'set' || name === 'put') return { parts: readAssignments(source, macro), end }
  if ((name === 'goto' || name === 'redirect') && !args.startsWith('('))
    return { parts: [{ kind: 'goto', target: unquote(args), keepsText: false, line }], end }
  if (name === 'display')
    return { parts: [{ kind: 'include', target: unquote(args), isWithin: true, line }], end }
  if (SHOWN.has(name) || VALUES.has(name)) {
    const value = readWith(source, SHOWN.has(name) ? args : macro.source)
    const part = { kind: 'print', source: macro.source, isMacro: true, line } as const
    if (value) return { parts: [{ ...part, value }], end }
  }
  if (name === 'linkgoto') {
    const link = linkTo(source, macro, [], args)
    if (link) return { parts: [link], end }
  }
  if (CONDITIONS.has(name)) return readChain(source, macro, (place) => hookAfter(source, place, to))
  const hook = hookAfter(source, end, to)
  if (hook && name.startsWith('link')) {
    const link = linkWith(source, macro, hook)
    if (link) return { parts: [link], end: hook.end }
    if (REVEALS.has(name)) {
      if (AGAIN.has(name)) source.note(at, ONCE)
      const label = wordsOf(source, macro, splitList(args)[0])
      return { parts: [{ kind: 'reveal', label, body: hook.parts, line }], end: hook.end }
    }
  }
  source.written(writtenByCall(args))
  source.note(
    at,
    hook
      ? `The macro (${name}:) cannot be translated; the text that it is fastened to stays.`
      : `The macro ${macro.source} cannot be translated and was left out.`,
    LOOKS.test(name) || (LATER.has(name) && isWords(hook)) ? 'looks' : 'story',
  )
  return hook ?? { parts: [], end: joinedEnd(source.text, end) }
}

/** A changer may be joined to the next one, which has the hook of both. */
function joinedEnd(text: string, at: number): number {
  const sign = /\s*\+\s*(?=\([a-z][\w-]*\s*:)/iuy
  sign.lastIndex = at
  return at + (sign.exec(text)?.[0].length ?? 0)
}

function readAssignments(source: Harlowe, { name, args, at }: Macro): SetPart[] {
  const fail = (item: string) =>
    source.note(at, `This cannot be set here: ${item}. What depends on it is not known.`)
  const turned = (item: string) => item.replace(/^([\s\S]*)\binto\b\s*([$_][\s\S]*)$/u, '$2 to $1')
  const items = name === 'put' ? splitList(args).map(turned) : [args]
  const read = (value: string) => readWith(source, value)
  return items.flatMap((item) => readSets(item, source.lineOf(at), fail, { read }))
}
