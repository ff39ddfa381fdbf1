import type { Expression } from '../program/expression.ts'
import type { Part, SetPart } from '../program/program.ts'
import { plainCall } from '../program/plainCall.ts'
import { readInkExpression } from './inkExpression.ts'
import type { Inline } from './inkInline.ts'
import { isFlow, lineOf, type InkNode } from './inkNode.ts'

/** Functions within functions; deeper ones, and those that call themselves, are not followed. */
const DEEPEST = 8
/** Parts that all functions of a story may come to, told wherever they are called. */
const MOST_PARTS = 50_000

/**
 * A call as what it comes to. What the function does is told before the sentence that calls it;
 * null where it cannot be told.
 */
export function callOf(inline: Inline, node: InkNode): Expression | null {
  const name = node.name ?? ''
  const args = node.args ?? []
  if (name === 'READ_COUNT') {
    const path = args[0]?.divertContent?.target?.components?.map(({ name }) => name ?? '')
    const place = path && inline.names.nameOf(path, node)
    return place ? { kind: 'variable', name: place } : null
  }
  const flow = inline.names.functionOf(name)
  if (flow) return tellCall(inline, flow, args, lineOf(node))
  const read = args.flatMap((arg) => readInkExpression(arg, inline.names.nameOf) ?? [])
  const value = read.length === args.length ? plainCall(name, read) : null
  // Chance is what other formats call so.
  return value?.kind === 'draw' ? null : value
}

function tellCall(
  inline: Inline,
  flow: InkNode,
  args: readonly InkNode[],
  line: number,
): Expression | null {
  const { names, calls } = inline
  const name = flow.name ?? ''
  const returned = `what ${name} returns`
  if (calls.stack.includes(flow) || calls.stack.length >= DEEPEST || calls.parts > MOST_PARTS) {
    inline.pending.push(...writtenIn(flow).map((variable) => unknownSet(variable, line)))
    return null
  }
  calls.stack.push(flow)
  names.bind(flow, passArguments(inline, flow, args, line))
  const content = flow.content.filter((inner) => !isFlow(inner) && inner.typeName !== 'Argument')
  const { pending } = inline
  inline.pending = []
  const body = inline.read(content)
  inline.pending = pending
  names.bind(flow, null)
  calls.stack.pop()
  const parts = withoutLeaving([
    { kind: 'set', variable: returned, value: { kind: 'value', value: '' }, line },
    ...body,
  ])
  calls.parts += parts.length
  inline.pending.push(...withoutBreaks(parts))
  return { kind: 'variable', name: returned }
}

/** What each parameter of a function stands for in this call; what is given by value is set before it. */
function passArguments(
  { names, pending }: Inline,
  flow: InkNode,
  args: readonly InkNode[],
  line: number,
): Map<string, string> {
  const binding = new Map<string, string>()
  ;(flow.args ?? []).forEach((parameter, place) => {
    const own = parameter.identifier?.name ?? ''
    const variable = `${flow.name ?? ''} ${own}`
    const arg = args[place]
    const isReference = parameter.isByReference === true && arg?.path !== undefined
    const passed = isReference ? names.nameOf(arg.path ?? [], arg) : null
    binding.set(own, passed ?? variable)
    if (passed !== null) return
    const given = arg ? readInkExpression(arg, names.nameOf) : null
    pending.push({ kind: 'set', variable, value: given, line })
  })
  return binding
}

const unknownSet = (variable: string, line: number): SetPart => ({
  kind: 'set',
  variable,
  value: null,
  line,
})

/** Variables of the story that a function may set. */
function writtenIn(node: InkNode): string[] {
  const own = node.typeName === 'variable assignment' ? node.variableName : node.varIdentifier?.name
  return [...(own === undefined ? [] : [own]), ...node.content.flatMap((inner) => writtenIn(inner))]
}

/** `~ return` ends a function: what stands after it is told only where it was not come to. */
function withoutLeaving(parts: readonly Part[]): Part[] {
  const told: Part[] = []
  for (const [place, part] of parts.entries()) {
    if (part.kind === 'leave') return told
    if (part.kind !== 'if' || !part.branches.some(({ body }) => leaves(body))) {
      told.push(part)
      continue
    }
    const rest = parts.slice(place + 1)
    const branches = part.branches.map(({ when, body }) => ({
      when,
      body: withoutLeaving([...body, ...rest]),
    }))
    const isClosed = part.branches.some(({ when }) => when?.kind === 'value' && Boolean(when.value))
    const otherwise = { when: { kind: 'value' as const, value: true }, body: withoutLeaving(rest) }
    return [...told, { ...part, branches: isClosed ? branches : [...branches, otherwise] }]
  }
  return told
}

const leaves = (parts: readonly Part[]): boolean =>
  parts.some(
    (part) =>
      part.kind === 'leave' ||
      (part.kind === 'if' && part.branches.some(({ body }) => leaves(body))),
  )

/** Lines of a function are no lines of the text that it is called in. */
const withoutBreaks = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part): Part[] => {
    if (part.kind === 'text')
      return part.text.trim() === ''
        ? []
        : [{ ...part, text: part.text.replace(/(?<!\n)\n+$/u, '') }]
    if (part.kind !== 'if') return [part]
    const branches = part.branches.map(({ when, body }) => ({ when, body: withoutBreaks(body) }))
    return [{ ...part, branches }]
  })
