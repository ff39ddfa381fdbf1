import type { Branch, Part } from '../program/program.ts'
import type { Expression } from '../program/expression.ts'
import type { ImportEffect } from '../shared/importedStory.ts'
import type { Notes } from '../program/notes.ts'
import { readInkExpression } from './inkExpression.ts'
import type { InkNames } from './inkNames.ts'
import { isFlow, lineOf, type InkNode } from './inkNode.ts'
import { sequenceParts } from './inkSequence.ts'

/** What reading content needs to know of the story around it. */
export interface Inline {
  names: InkNames
  notes: Notes
  /** Reads a weave; what ends without a divert goes on at `exit`. */
  weave: (weave: InkNode, exit: string | null) => Part[]
  /** Reads what a function says and does. */
  read: (nodes: readonly InkNode[]) => Part[]
  /** What functions do that the sentence being read calls: it comes before it. */
  pending: Part[]
  /** Functions that are being told, and how much all of them came to. */
  calls: { stack: InkNode[]; parts: number }
}

/** Joins what stands before and after it on one line. */
export const GLUE = '\uE000'

/** Content in a row: text, diverts, conditions, and what else stands between weave points. */
export function inkInline(inline: Inline, nodes: readonly InkNode[], exit: string | null): Part[] {
  const parts: Part[] = []
  let isInTag = false
  for (const [index, node] of nodes.entries()) {
    if (node.typeName === 'Tag') {
      isInTag = node.isStart === true
      const isTitle = nodes[index + 1]?.text?.trim().startsWith('title:')
      if (isInTag && !isTitle) note(inline, node, 'A tag was left out.', 'looks')
    } else if (!isInTag) parts.push(...withCalls(inline, () => readNode(inline, node, exit)))
  }
  return parts
}

/** What is read, after what the functions do that it calls. */
export function withCalls(inline: Inline, read: () => Part[]): Part[] {
  const before = inline.pending
  inline.pending = []
  const parts = read()
  const called = inline.pending
  inline.pending = before
  return [...called, ...parts]
}

function note({ names, notes }: Inline, node: InkNode, message: string, effect?: ImportEffect) {
  notes.add(names.flowOf(node), lineOf(node), message, effect)
}

function readNode(inline: Inline, node: InkNode, exit: string | null): Part[] {
  switch (node.typeName) {
    case 'Text':
      return [{ kind: 'text', text: node.text ?? '' }]
    case 'Glue':
      return [{ kind: 'text', text: GLUE }]
    case 'ContentList':
      return inkInline(inline, node.content, exit)
    case 'Weave':
      return inline.weave(node, exit)
    case 'Divert':
      return readDivert(inline, node)
    case 'Conditional':
      return readConditional(inline, node, exit)
    case 'Sequence':
      return sequenceParts(node, {
        flow: inline.names.flowOf(node),
        note: (message) => note(inline, node, message),
        read: (element) => inkInline(inline, [element], exit),
      })
    case 'ReturnType':
      return readReturn(inline, node)
    case 'TunnelOnwards':
      return readOnwards(inline, node, exit)
    case 'VAR':
    case 'CONST':
    case 'Knot':
    case 'Stitch':
    case 'Function':
      return []
    case 'temp':
    case 'variable assignment':
      return [assignment(inline, node, node.variableName ?? '', node.expression)]
    default:
      return readOther(inline, node)
  }
}

function readReturn({ names }: Inline, node: InkNode): Part[] {
  const given = node.returnedExpression
  const value = given ? readInkExpression(given, names.nameOf) : null
  const line = lineOf(node)
  const variable = `what ${functionAround(node)?.name ?? ''} returns`
  return [
    ...(given ? [{ kind: 'set' as const, variable, value, line }] : []),
    { kind: 'leave', line },
  ]
}

function readOnwards(inline: Inline, node: InkNode, exit: string | null): Part[] {
  const after = node.divertAfter
  if (!after) return [{ kind: 'return', line: lineOf(node) }]
  note(inline, node, 'A tunnel that goes on elsewhere is left where it ends.')
  return readNode(inline, after, exit)
}

function assignment(
  inline: Inline,
  node: InkNode,
  variable: string,
  expression: InkNode | null | undefined,
): Part {
  const value = expression ? readInkExpression(expression, inline.names.nameOf) : null
  const own = inline.names.nameOf([variable], node) ?? variable
  if (!value) {
    note(
      inline,
      node,
      `"${variable}" is set to what cannot be translated; what depends on it is not known.`,
    )
  }
  return { kind: 'set', variable: own, value, line: lineOf(node) }
}

/** `x++`, `x += 2`, a value that is shown, or what we have no word for. */
function readOther(inline: Inline, node: InkNode): Part[] {
  if (node.typeName === 'AuthorWarning') return []
  const line = lineOf(node)
  const written = node.varIdentifier?.name
  if (written !== undefined) {
    const variable = inline.names.nameOf([written], node) ?? written
    const step = node.expression
      ? readInkExpression(node.expression, inline.names.nameOf)
      : ({ kind: 'value', value: 1 } as const)
    const left: Expression = { kind: 'variable', name: variable }
    const operator = node.isInc ? '+' : '-'
    const value = step && ({ kind: 'pair', operator, left, right: step } as const)
    return [{ kind: 'set', variable, value, line }]
  }
  const value = readInkExpression(node, inline.names.nameOf)
  // A call that stands by itself shows nothing of what it returns.
  if (value && node.typeName === 'FunctionCall' && isStatement(node)) return []
  if (value) return [{ kind: 'print', value, source: `{${String(node.name ?? '…')}}`, line }]
  note(inline, node, `"${node.name ?? node.typeName}" cannot be translated and was left out.`)
  return []
}

/** Whether a divert stands within the knot or stitch that it leads to. */
function isInside(node: InkNode, flow: InkNode): boolean {
  if (!isFlow(flow)) return false
  for (let at: InkNode | null = node; at; at = at.parent) if (at === flow) return true
  return false
}

const isStatement = ({ shouldPopReturnedValue }: InkNode) => shouldPopReturnedValue === true

function functionAround(node: InkNode): InkNode | null {
  for (let at: InkNode | null = node; at; at = at.parent) if (at.isFunction === true) return at
  return null
}

function readDivert(inline: Inline, node: InkNode): Part[] {
  const line = lineOf(node)
  if (node.isEnd || node.isDone) return [{ kind: 'goto', target: 'END', keepsText: true, line }]
  const { targetContent } = node
  if (!targetContent) {
    note(
      inline,
      node,
      'A divert to a place that a variable names cannot be translated; it was left out.',
    )
    return []
  }
  const target = inline.names.blockOf(targetContent)
  const given = (targetContent.args ?? []).map((parameter, place): Part => {
    const arg = node.args?.[place]
    const variable = `${targetContent.name} ${parameter.identifier?.name ?? ''}`
    const value = arg ? readInkExpression(arg, inline.names.nameOf) : null
    return { kind: 'set', variable, value, line }
  })
  const isTunnel = node.isTunnel === true
  if (node.isThread || isTunnel) return [...given, { kind: 'include', target, isTunnel, line }]
  const isWithin = isInside(node, targetContent)
  return [...given, { kind: 'goto', target, keepsText: true, isWithin, line }]
}

function readConditional(inline: Inline, node: InkNode, exit: string | null): Part[] {
  const { nameOf } = inline.names
  const read = (condition: InkNode | null | undefined) =>
    condition ? readInkExpression(condition, nameOf) : null
  const branches = (node.branches ?? []).map((branch): Branch => {
    const { ownExpression, isElse, matchingEquality } = branch
    const content = branch.content.filter((inner) => inner !== ownExpression)
    const body = inkInline(inline, content, exit)
    if (isElse) return { when: { kind: 'value', value: true }, body }
    const own = read(ownExpression)
    if (!ownExpression) return { when: read(node.initialCondition), body }
    if (!matchingEquality) return { when: own, body }
    const left = read(node.initialCondition)
    return { when: left && own && { kind: 'pair', operator: 'is', left, right: own }, body }
  })
  return [{ kind: 'if', branches, source: 'whether this condition holds', line: lineOf(node) }]
}
