import type { Block, Part } from '../../program/program.ts'
import { choiceParts } from './choiceParts.ts'
import { commandParts } from './commandParts.ts'
import { chartParts } from './chart.ts'
import { statementsOf, type Statement } from './statements.ts'
import { STATS } from './scriptStory.ts'
import { conditionIn, jumpTo, labelBlock, stop, told, type Telling, type Told } from './telling.ts'
import { leadsTo } from './leadsTo.ts'
import { textParts } from './textParts.ts'

const endBlock = (scene: string) => `${scene}, end`
const lineBlock = (scene: string, line: number) => `${scene}, line ${line}`

/** Makes the blocks of a scene. */
export function sceneBlocks(given: Omit<Telling, 'tell' | 'isEmpty'>): void {
  const own = new Map<string, Block>()
  const telling: Telling = {
    ...given,
    blocks: own,
    isEmpty: false,
    tell: (list, exit, isFresh) => tellList(list, exit, telling, isFresh),
  }
  const { scene } = telling
  if (scene.name === STATS) return
  const end = endBlock(scene.name)
  const statements = statementsOf(scene.lines)
  const parts = tellList(statements, end, telling, scene.name === telling.story.start)
  own.set(scene.name, blockOf(telling, scene.name, 1, [...parts, jumpTo(end, 1)]))
  const last = scene.lines.at(-1)?.number ?? 1
  const runsOut = [...own.values()].some((block) => leadsTo(end, block.parts))
  // Nothing is noted of an end that no way comes to.
  const finish = runsOut
    ? commandParts({ name: 'finish', given: '', line: last }, telling, end).parts
    : [stop(last)]
  own.set(end, { ...blockOf(telling, end, last, finish), isNameless: true })
  for (const [name, block] of own) given.blocks.set(name, block)
}

const blockOf = ({ scene }: Telling, name: string, line: number, parts: Part[]): Block => ({
  name,
  passage: name.includes(', ') ? scene.name : name,
  line,
  parts,
})

/**
 * The parts at the head of a list; what follows a label, or is come to by a choice, becomes a block of
 * its own. The head falls through to what stands after the list, the blocks jump to `exit`.
 */
function tellList(
  list: readonly Statement[],
  exit: string,
  telling: Telling,
  /** Nothing stands on the page before it. */
  isFresh = false,
): Part[] {
  const head: Part[] = []
  let isEmpty = isFresh
  let parts = head
  let isOver = false
  const begin = (name: string, line: number, isNameless: boolean) => {
    if (!isOver) parts.push(jumpTo(name, line))
    parts = []
    isOver = false
    const block = blockOf(telling, name, line, parts)
    telling.blocks.set(name, isNameless ? { ...block, isNameless } : block)
  }
  for (const [place, statement] of list.entries()) {
    const label = labelOf(statement, telling)
    if (label !== null) {
      begin(label, statement.line, false)
      isEmpty = false
    }
    if (isOver) continue
    const next = list[place + 1]
    const after = next ? (labelOf(next, telling) ?? lineBlock(telling.scene.name, next.line)) : exit
    const told = tellStatement(statement, after, { ...telling, isEmpty })
    isEmpty = isEmpty && !hasWords([statement])
    for (const part of told.parts) parts.push(part)
    if (!told.ends) continue
    isOver = true
    if (next && told.goesOn && labelOf(next, telling) === null) {
      begin(after, next.line, true)
      isEmpty = statement.kind === 'command'
    }
  }
  if (!isOver && parts !== head) parts.push(jumpTo(exit, list.at(-1)?.line ?? 1))
  return head
}

/** The block that a label begins; of two labels with one name the first. */
function labelOf(statement: Statement, { scene }: Telling): string | null {
  if (statement.kind !== 'command' || statement.name !== 'label') return null
  const name = statement.given.trim().toLowerCase()
  const first = scene.labels.get(name)
  const isFirst = first !== undefined && scene.lines[first]?.number === statement.line
  return isFirst ? labelBlock(scene.name, name) : null
}

function tellStatement(statement: Statement, after: string, telling: Telling): Told {
  const { scene, names, notes, isFlag } = telling
  const { line } = statement
  switch (statement.kind) {
    case 'text': {
      const { words } = statement
      if (words === '') return told({ kind: 'text', text: '\n\n' })
      const place = { names, notes, scene: scene.name, line, isFlag }
      return told(...textParts(words, place), { kind: 'text', text: ' ' })
    }
    case 'command':
      return commandParts(statement, telling, after)
    case 'chart':
      return told(...chartParts(statement, telling))
    case 'choice':
      return {
        parts: [...choiceParts(statement, after, telling), stop(line)],
        ends: true,
        goesOn: true,
      }
    case 'if':
      return tellIf(statement, after, telling)
  }
}

type IfStatement = Extract<Statement, { kind: 'if' }>

function tellIf({ branches, line }: IfStatement, after: string, telling: Telling): Told {
  const part: Part = {
    kind: 'if',
    branches: branches.map(({ when, body }) => ({
      when: conditionIn(when, telling),
      body: tellList(body, after, telling, telling.isEmpty),
    })),
    source: 'whether this condition holds',
    line,
  }
  if (!branches.some(({ body }) => isParting(body))) return told(part)
  return { parts: [part, jumpTo(after, line)], ends: true, goesOn: true }
}

const SPEAKING = new Set(['print', 'image', 'gosub', 'gosub_scene'])

/** Whether anything of a list may stand on the page. */
const hasWords = (list: readonly Statement[]): boolean =>
  list.some((one) => {
    if (one.kind === 'text') return one.words !== ''
    if (one.kind === 'if') return one.branches.some(({ body }) => hasWords(body))
    return one.kind !== 'command' || SPEAKING.has(one.name)
  })

const PARTING = new Set(['label', 'page_break', 'input_text', 'input_number'])

/** Whether something after a list is come to from within it other than by falling through. */
const isParting = (list: readonly Statement[]): boolean =>
  list.some((one) => {
    if (one.kind === 'choice') return true
    if (one.kind === 'if') return one.branches.some(({ body }) => isParting(body))
    return one.kind === 'command' && PARTING.has(one.name)
  })
