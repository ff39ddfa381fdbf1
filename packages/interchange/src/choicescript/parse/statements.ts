import { isOption, optionWords, type OptionWords, type SceneLine } from './sceneLines.ts'

/** What a scene does, in its order; what is indented below a line stands inside of it. */
export type Statement =
  | { kind: 'text'; words: string; line: number }
  | { kind: 'command'; name: string; given: string; line: number }
  | { kind: 'if'; branches: readonly ScriptBranch<Statement>[]; line: number }
  | ChoiceStatement
  | { kind: 'chart'; rows: readonly string[]; line: number }

export interface ChoiceStatement {
  kind: 'choice'
  items: readonly ChoiceItem[]
  line: number
}

export interface ScriptBranch<Inner> {
  /** Null for "else". */
  when: string | null
  body: readonly Inner[]
  line: number
}

export type ChoiceItem =
  | ({ kind: 'option'; body: readonly Statement[]; line: number } & OptionWords)
  | { kind: 'if'; branches: readonly ScriptBranch<ChoiceItem>[]; line: number }
  /** Stands in a list of choices without being one. */
  | { kind: 'stray'; words: string; line: number }

/** What stands below them is a list, and not told. */
const HEADS = new Set(['scene_list', 'achievement'])

/** Deeper than any author indents; deeper scenes would exhaust the stack. */
const DEEPEST = 60

/** A scene is indented deeper than can be read, from this line on. */
export class TooDeep extends Error {
  readonly line: number
  constructor(line: number) {
    super('too deep')
    this.line = line
  }
}

interface Reading {
  lines: readonly SceneLine[]
  at: number
  depth: number
}

/** The statements of a scene. */
export const statementsOf = (lines: readonly SceneLine[]): Statement[] =>
  readList({ lines, at: 0, depth: 0 }, 0, readStatement)

/** Reads what is indented by at least so much. */
function readList<Inner>(
  reading: Reading,
  indent: number,
  read: (reading: Reading, line: SceneLine) => Inner[],
): Inner[] {
  const list: Inner[] = []
  reading.depth += 1
  for (let line = reading.lines[reading.at]; line; line = reading.lines[reading.at]) {
    if (line.words !== '' && line.indent < indent) break
    if (reading.depth > DEEPEST) throw new TooDeep(line.number)
    reading.at += 1
    // No `push(...)`: a scene may have more lines than a call takes.
    for (const one of read(reading, line)) list.push(one)
  }
  reading.depth -= 1
  return list
}

function readStatement(reading: Reading, line: SceneLine): Statement[] {
  const { command, given, number, indent, words } = line
  if (command === null) return [{ kind: 'text', words, line: number }]
  if (command === 'if') return [readIf(reading, line, readStatement)]
  if (command === 'choice' || command === 'fake_choice') return [readChoice(reading, line)]
  if (HEADS.has(command)) readList(reading, indent + 1, () => [])
  if (command === 'stat_chart') {
    const rows = readList(reading, indent + 1, (_, { words: row }) => [row])
    return [{ kind: 'chart', rows: rows.filter((row) => row !== ''), line: number }]
  }
  return [{ kind: 'command', name: command, given, line: number }]
}

/** An "if" with all that belongs to it. */
function readIf<Inner>(
  reading: Reading,
  first: SceneLine,
  read: (reading: Reading, line: SceneLine) => Inner[],
): { kind: 'if'; branches: ScriptBranch<Inner>[]; line: number } {
  const branches: ScriptBranch<Inner>[] = []
  for (let line: SceneLine | undefined = first; line;) {
    const when: string | null = line.command === 'else' ? null : line.given
    const body = readList(reading, first.indent + 1, read)
    branches.push({ when, body, line: line.number })
    const next: SceneLine | undefined = reading.lines[reading.at]
    const goesOn =
      next?.indent === first.indent && /^else(?:_?if)?$|^elsif$/u.test(next.command ?? '')
    line = goesOn && when !== null ? next : undefined
    if (line) reading.at += 1
  }
  return { kind: 'if', branches, line: first.number }
}

function readChoice(reading: Reading, { given, indent, number }: SceneLine): ChoiceStatement {
  const columns = Math.max(1, given.split(/\s+/u).filter(Boolean).length)
  const items = readList(reading, indent + 1, itemReader(columns))
  return { kind: 'choice', items, line: number }
}

/** Options in several columns are one list of all that can be taken together. */
const itemReader =
  (columns: number) =>
  (reading: Reading, line: SceneLine): ChoiceItem[] => {
    if (line.words === '') return []
    if (!isOption(line)) {
      if (line.command === 'if') return [readIf(reading, line, itemReader(columns))]
      return line.command === 'comment'
        ? []
        : [{ kind: 'stray', words: line.words, line: line.number }]
    }
    const words = optionWords(line)
    if (columns === 1) {
      const body = readList(reading, line.indent + 1, readStatement)
      return [{ kind: 'option', ...words, body, line: line.number }]
    }
    const inner = readList(reading, line.indent + 1, itemReader(columns - 1))
    return inner.map((item) => joined(words, item))
  }

function joined(words: OptionWords, item: ChoiceItem): ChoiceItem {
  if (item.kind !== 'option') return item
  const both = (one: string | null, other: string | null) =>
    one !== null && other !== null ? `(${one}) and (${other})` : (one ?? other)
  return {
    ...item,
    label: `${words.label}, ${item.label}`,
    reuse: item.reuse ?? words.reuse,
    when: both(words.when, item.when),
    selectable: both(words.selectable, item.selectable),
  }
}
