import type { Expression } from '../program/expression.ts'
import type { Notes } from '../program/notes.ts'
import type { Block, Part } from '../program/program.ts'
import { readInkExpression } from './inkExpression.ts'
import { callOf } from './inkFunctions.ts'
import { inkInline, withCalls, type Inline } from './inkInline.ts'
import type { InkNames } from './inkNames.ts'
import { countVisit, visitsOf } from '../program/visits.ts'
import { shortenLinks } from '../program/shortenLinks.ts'
import { isFlow, lineOf, type InkNode } from './inkNode.ts'

/** Blocks of all flows of a story: the content before the first knot, knots, stitches, choices, gathers. */
export function inkBlocks(root: InkNode, names: InkNames, notes: Notes): Map<string, Block> {
  const blocks = new Map<string, Block>()
  const add = (node: InkNode, parts: Part[], isNameless: boolean) => {
    const name = names.blockOf(node)
    const counted = countVisit(name, lineOf(node))
    const passage = names.flowOf(node)
    blocks.set(name, {
      name,
      passage: isFlow(node) ? name : passage,
      line: lineOf(node),
      parts: [counted, ...parts],
      ...(isNameless ? { isNameless } : {}),
    })
  }
  const inline: Inline = {
    names,
    notes,
    weave: (weave, exit) => readWeave(weave, exit, { inline, add }),
    read: (nodes) => inkInline(inline, nodes, null),
    pending: [],
    calls: { stack: [], parts: 0 },
  }
  names.nameOf.call = (node) => callOf(inline, node)
  const visitFlow = (flow: InkNode) => {
    // What a function says and does is told wherever it is called.
    if (flow.isFunction === true) return
    const inner = flow.content.filter(isFlow)
    for (const one of inner) visitFlow(one)
    const own = flow.content.filter((node) => !isFlow(node) && node.typeName !== 'Argument')
    const parts = inkInline(inline, own, null)
    const [first] = inner
    const isBare = parts.every((part) => part.kind === 'text' && part.text.trim() === '')
    if (isFlow(flow) && isBare && first) parts.push(jumpTo(names.blockOf(first), lineOf(flow)))
    add(flow, parts, !isFlow(flow))
  }
  visitFlow(root)
  return shortenLinks(withoutIdleCounts(blocks, names))
}

/** Counts that nothing asks for would only make copies. */
function withoutIdleCounts(blocks: ReadonlyMap<string, Block>, { asked }: InkNames) {
  return new Map(
    [...blocks].map(([name, block]): [string, Block] => {
      const isAsked = asked.has(visitsOf(name))
      return [
        name,
        isAsked ? { ...block, onArrival: 1 } : { ...block, parts: block.parts.slice(1) },
      ]
    }),
  )
}

const jumpTo = (target: string, line: number): Part => ({
  kind: 'goto',
  target,
  keepsText: true,
  line,
})

interface Weaving {
  inline: Inline
  add: (node: InkNode, parts: Part[], isNameless: boolean) => void
}

/** A choice or a gather with what follows it, up to the next one. */
interface Stretch {
  point: InkNode | null
  items: InkNode[]
}

/**
 * The parts at the head of a weave: its text, and the choices that are offered together. Choices and
 * gathers become blocks; what ends without a divert goes on at the next gather, or at `exit`.
 */
function readWeave(weave: InkNode, exit: string | null, weaving: Weaving): Part[] {
  const stretches: Stretch[] = [{ point: null, items: [] }]
  for (const item of weave.content) {
    const isPoint = item.typeName === 'Choice' || item.typeName === 'Gather'
    if (isPoint) stretches.push({ point: item, items: [] })
    else stretches.at(-1)?.items.push(item)
  }
  const head = stretches.map(({ point }) => point?.typeName !== 'Choice')
  const gatherAfter = (index: number) => {
    const next = stretches.findIndex(
      ({ point }, place) => place > index && point?.typeName === 'Gather',
    )
    const point = stretches[next]?.point
    return point ? weaving.inline.names.blockOf(point) : exit
  }
  const told = stretches.map((stretch, index) => {
    const rest = head.indexOf(true, index + 1)
    const choices = stretches.slice(index + 1, rest === -1 ? undefined : rest)
    const group = head[index] ? choices.flatMap(({ point }) => point ?? []) : []
    const next = gatherAfter(index)
    // A weave inside of a sentence has no end of its own: the sentence goes on.
    const isOpen = index > 0 || stretches[1]?.point?.typeName === 'Gather'
    return tellStretch(stretch, group, { next, end: isOpen ? next : null }, weaving)
  })
  stretches.forEach(({ point }, index) => {
    if (point) weaving.add(point, told[index] ?? [], !point.name)
  })
  return told[0] ?? []
}

/** Where content that ends without a divert goes on; null where the flow is over, or goes on by itself. */
interface Exit {
  /** For choices inside of it. */
  next: string | null
  /** For its own end. */
  end: string | null
}

/** What is told from a weave point on, the choices that follow a gather or the head included. */
function tellStretch(
  { point, items }: Stretch,
  group: readonly InkNode[],
  exit: Exit,
  { inline }: Weaving,
): Part[] {
  const spoken = point?.typeName === 'Choice' ? [point.startContent, point.innerContent] : []
  const before = inkInline(
    inline,
    spoken.flatMap((list) => list ?? []),
    null,
  )
  const parts = [...before, ...inkInline(inline, items, exit.next)]
  const offers = group.filter(({ isInvisibleDefault }) => !isInvisibleDefault)
  parts.push(...offers.flatMap((choice) => withCalls(inline, () => [offerOf(choice, inline)])))
  for (const choice of group) {
    if (!choice.isInvisibleDefault) continue
    parts.push({ kind: 'otherwise', target: inline.names.blockOf(choice), line: lineOf(choice) })
  }
  if (group.length === 0 && exit.end !== null && items.at(-1)?.typeName !== 'Weave') {
    parts.push(jumpTo(exit.end, lineOf(point ?? items[0] ?? NOWHERE)))
  }
  return parts
}

const NOWHERE: InkNode = { typeName: '', content: [], parent: null, debugMetadata: null }

/** A choice as a link, under its conditions; `*` is offered until it was taken. */
function offerOf(choice: InkNode, inline: Inline): Part {
  const { names } = inline
  const line = lineOf(choice)
  const target = names.blockOf(choice)
  const lists = [choice.startContent, choice.choiceOnlyContent].flatMap((list) => list ?? [])
  const link: Part = { kind: 'link', label: inkInline(inline, lists, null), target, sets: [], line }
  if (choice.onceOnly) names.asked.add(visitsOf(target))
  const isFresh: Expression = { kind: 'not', of: { kind: 'variable', name: visitsOf(target) } }
  const under = (when: Expression | null, source: string, part: Part): Part => ({
    kind: 'if',
    branches: [{ when, body: [part] }],
    source,
    line,
  })
  const asked = choice.condition
    ? under(
        readInkExpression(choice.condition, names.nameOf),
        'whether the condition of a choice holds',
        link,
      )
    : link
  return choice.onceOnly ? under(isFresh, 'whether this choice was taken before', asked) : asked
}
