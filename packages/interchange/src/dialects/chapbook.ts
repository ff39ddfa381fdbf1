import type { Branch, Part } from '../program/program.ts'
import { variablesIn, type Expression } from '../program/expression.ts'
import { outsideStrings } from './findClosing.ts'
import { readExpression } from './readExpression.ts'
import { asValue } from './readValue.ts'
import { readLink } from './readLink.ts'
import { gather, isShown, type Dialect, type Source } from './readMarkup.ts'
import { writtenByScript } from './writtenBy.ts'

/** Chapbook: variables above a line `--`, modifiers in brackets on lines of their own, inserts in braces. */
export const chapbook: Dialect = {
  read: (source) => {
    const { parts, add } = gather()
    const lines = linesOf(source.text)
    const divider = lines.findIndex(({ text }) => /^--\s*$/u.test(text))
    const settings = divider === -1 ? [] : lines.slice(0, divider)
    const isHead = settings.every(({ text }) => text.trim() === '' || SETTING.test(text))
    for (const line of isHead ? settings : [])
      for (const part of readSetting(source, line)) add(part)
    for (const part of readBody(source, isHead ? lines.slice(divider + 1) : lines)) add(part)
    return parts
  },
}

interface Line {
  text: string
  at: number
}

const SETTING = /^\s*([\p{L}_$][\p{L}\p{N}_.$]*)\s*(?:\((.*)\)\s*)?:\s*(?!\s)(.*)$/u
/** As Chapbook finds them: a link in its brackets is none. */
const MODIFIER = /^\[([^[].+[^\]])\]\s*$/u
const UNTRANSLATED = 'cannot be translated'

function linesOf(text: string): Line[] {
  let at = 0
  return text.split('\n').map((line) => {
    const begin = at
    at += line.length + 1
    return { text: line, at: begin }
  })
}

function readSetting(source: Source, { text, at }: Line): Part[] {
  const [, variable = '', condition, written = ''] = SETTING.exec(text) ?? []
  if (variable === '') return []
  if (variable.startsWith('config.')) {
    source.note(
      at,
      `The setting ${variable} belongs to the other program, and was left out.`,
      'looks',
    )
    return []
  }
  const line = source.lineOf(at)
  const read = readValue(written)
  const value = read && asValue(read)
  if (!value) source.note(at, `This cannot be set here: ${text.trim()}.`)
  const set: Part = { kind: 'set', variable, value, line }
  if (condition === undefined) return [set]
  const branches = [{ when: readValue(condition), body: [set] }]
  return [{ kind: 'if', branches, source: `whether ${text.trim()} holds`, line }]
}

/** Text under one modifier, up to the next. */
interface Section {
  modifier: string
  at: number
  lines: Line[]
}

/** That text is joined to the text before it is a matter of looks. */
const withoutAppend = (modifier: string): string =>
  modifier
    .split(';')
    .map((one) => one.trim())
    .filter((one) => !/^append$/iu.test(one))
    .join('; ')

function readBody(source: Source, lines: readonly Line[]): Part[] {
  const sections: Section[] = [{ modifier: '', at: lines[0]?.at ?? 0, lines: [] }]
  for (const line of lines) {
    const modifier = MODIFIER.exec(line.text)?.[1]
    if (modifier === undefined) sections.at(-1)?.lines.push(line)
    else sections.push({ modifier: withoutAppend(modifier), at: line.at, lines: [] })
  }
  const { parts, add } = gather()
  let asked: Branch['when'] = null
  for (const section of sections) {
    asked = askedAfter(section, asked)
    for (const part of readSection(source, section, asked)) add(part)
  }
  return parts
}

/** The condition that an `[else]` turns round: the last one of the passage, whatever else stood since. */
function askedAfter({ modifier }: Section, before: Branch['when']): Branch['when'] {
  if (/^else$/iu.test(modifier)) return negated(before)
  return CONDITION.test(modifier) ? conditionOf(modifier) : before
}

const CONDITION = /^(?:else$|(?:if|unless|ifalways|ifnever)\b)/iu

/** @param asked Whether a section that has a condition is told. */
function readSection(source: Source, section: Section, asked: Branch['when']): Part[] {
  const { modifier, at } = section
  const inside = () => section.lines.flatMap((line) => [...readLine(source, line), newLine])
  if (modifier === '' || /^cont(?:inued?|'d)?$/iu.test(modifier)) return inside()
  if (CONDITION.test(modifier)) {
    const branches = [{ when: asked, body: inside() }]
    const whether = `whether [${modifier}] holds`
    return [{ kind: 'if', branches, source: whether, line: source.lineOf(at) }]
  }
  if (/^(?:note(?: to myself)?|n\.?b\.?|fixme|todo)$/iu.test(modifier)) {
    source.note(at, 'A note to oneself was left out.', 'nothing')
    return []
  }
  if (/^css$/iu.test(modifier)) {
    source.note(at, 'A style sheet was left out.', 'looks')
    return []
  }
  if (/^javascript$/iu.test(modifier)) {
    const written = writtenByScript(section.lines.map(({ text }) => text).join('\n'))
    source.written(written === 'all' ? [] : [...written].map((name) => name.replace(/^\$/u, '')))
    source.note(at, 'A script was left out; scripts never run here.')
    return []
  }
  const isWords = section.lines.every(({ text }) => !/\[\[|\{/u.test(text))
  const isLooks = /^align\b/iu.test(modifier) || (/^after\b/iu.test(modifier) && isWords)
  const effect = isLooks ? 'looks' : 'story'
  source.note(at, `The modifier [${modifier}] ${UNTRANSLATED}; its text stays.`, effect)
  return inside()
}

/** Chapbook's word for how often this page was seen, as a call that every format shares. */
const withVisits = (source: string) => source.replace(/\bpassage\.visits\b/gu, 'visited()')

/** Chapbook's dice and its coin, as calls that every format shares. */
const withDice = (source: string) =>
  source
    .replace(/\brandom\.d(\d{1,4})\b/gu, 'random(1, $1)')
    .replace(/\brandom\.coinFlip\b/gu, 'either(false, true)')

/** What Chapbook itself knows of chance, of the clock and of the program. */
const LOOKUP = /^(?:random|passage|story|browser|engine|now|sound)\./u

/** A value over variables of the story's own; null for what only Chapbook knows. */
function readValue(written: string): Expression | null {
  const read = readExpression(outsideStrings(written, (part) => withVisits(withDice(part))))
  return read && variablesIn(read).some((name) => LOOKUP.test(name)) ? null : read
}

const newLine: Part = { kind: 'text', text: '\n' }

const negated = (of: Expression | null): Expression | null => of && { kind: 'not', of }

function conditionOf(modifier: string): Expression | null {
  const [, word = '', rest = ''] = /^(\w+)(?!\w)\s*(?!\s)([\s\S]*)$/u.exec(modifier) ?? []
  if (word.toLowerCase() === 'ifalways') return { kind: 'value', value: true }
  if (word.toLowerCase() === 'ifnever') return { kind: 'value', value: false }
  const read = readValue(rest)
  return word.toLowerCase() === 'unless' ? negated(read) : read
}

function readLine(source: Source, { text: written, at }: Line): Part[] {
  // A backslash keeps a line in brackets from being a modifier.
  const text = written.replace(/^\\(?=\[)/u, '')
  const { parts, add, addText } = gather()
  const sign = /\[\[|\{[^{}\n]*\}/gu
  let from = 0
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    addText(text.slice(from, found.index))
    const link = found[0] === '[[' ? readLink(text, found.index) : null
    if (link) {
      const label = readLine(source, { text: link.label, at }).filter(isShown)
      add({ kind: 'link', label, target: link.target, sets: [], line: source.lineOf(at) })
    } else for (const part of readInsert(source, found[0], at)) add(part)
    from = link?.end ?? found.index + found[0].length
    sign.lastIndex = from
  }
  addText(text.slice(from))
  return parts
}

/** `{variable}`, `{embed passage: 'name'}`, `{link to: 'name', label: 'words'}` and what is like them. */
function readInsert(source: Source, insert: string, at: number): Part[] {
  const line = source.lineOf(at)
  const inner = insert.slice(1, -1).trim()
  if (!insert.startsWith('{')) return [{ kind: 'text', text: insert }]
  const visits = inner === 'passage.visits' ? readExpression(withVisits(inner)) : null
  if (visits) return [{ kind: 'print', value: visits, source: insert, line }]
  if (/^[\p{L}_$][\p{L}\p{N}_.$]*$/u.test(inner) && !LOOKUP.test(inner)) {
    return [{ kind: 'print', value: { kind: 'variable', name: inner }, source: insert, line }]
  }
  const target = /^(embed passage(?: named)?|link to)\s*:\s*(["'])(.*?)\2/iu.exec(inner)
  if (target?.[1]?.toLowerCase().startsWith('embed')) {
    return [{ kind: 'include', target: target[3] ?? '', isWithin: true, line }]
  }
  if (target) {
    const label = /\blabel\s*:\s*(["'])(.*?)\1/iu.exec(inner)?.[2] ?? target[3] ?? ''
    const words: Part[] = [{ kind: 'text', text: label }]
    return [{ kind: 'link', label: words, target: target[3] ?? '', sets: [], line }]
  }
  const [, bound] = /\bfor\s*:\s*["']([\w.]+)["']/iu.exec(inner) ?? []
  if (bound !== undefined) source.written([bound])
  source.note(at, `The insert ${insert} ${UNTRANSLATED} and was left out.`)
  return []
}
