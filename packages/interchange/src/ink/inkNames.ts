import { visitsOf } from '../program/visits.ts'
import { isFraction, type NameOf } from './inkExpression.ts'
import { isFlow, lineOf, type InkNode } from './inkNode.ts'

/** Where the content of a story stands in its file, and what it is called there. */
export interface InkNames {
  /** Name of the block that a flow, choice or gather becomes. */
  blockOf: (node: InkNode) => string
  /** What a name in an expression stands for: a variable, or the visits of a place. */
  nameOf: NameOf
  /** Visits that some condition asks for; grows while conditions are read. */
  asked: Set<string>
  functionOf: (name: string) => InkNode | undefined
  /** What the parameters of a function stand for while it is told; null: nothing any more. */
  bind: (flow: InkNode, binding: ReadonlyMap<string, string> | null) => void
  /** Knot or stitch that holds a node, as notes name it. */
  flowOf: (node: InkNode) => string
}

/** Block of the content before the first knot. */
export const ROOT = 'start'

/** Names of flows, choices and gathers, each taken once. */
function createBlocks(root: InkNode) {
  const blocks = new Map<InkNode, string>([[root, ROOT]])
  const taken = new Set([ROOT, 'END'])
  const counts = new Map<string, number>()

  const flowOf = (node: InkNode): string => {
    for (let at: InkNode | null = node; at; at = at.parent) {
      const name = isFlow(at) || at === root ? blocks.get(at) : undefined
      if (name !== undefined) return name
    }
    return ROOT
  }
  const free = (wanted: string) => {
    let name = wanted
    for (let count = 2; taken.has(name); count += 1) name = `${wanted} #${count}`
    taken.add(name)
    return name
  }
  const add = (node: InkNode) => {
    if (isFlow(node)) {
      const outer = node.parent && flowOf(node.parent)
      const name = outer && outer !== ROOT ? `${outer}.${node.name}` : (node.name ?? '')
      blocks.set(node, free(name))
    } else if (node.typeName === 'Choice' || node.typeName === 'Gather') {
      const flow = flowOf(node)
      const count = (counts.get(flow) ?? 0) + 1
      counts.set(flow, count)
      blocks.set(node, free(node.name ? `${flow}.${node.name}` : `${flow}, line ${lineOf(node)}`))
    }
  }
  return { add, flowOf, nameOf: (node: InkNode) => blocks.get(node) }
}

export function nameInk(root: InkNode): InkNames {
  const blocks = createBlocks(root)
  const { flowOf } = blocks
  const { variables, places, functions } = collectNames(root, blocks)
  const asked = new Set<string>()
  const bindings = new Map<InkNode, ReadonlyMap<string, string>>()

  const nameOf = (path: readonly string[], from: InkNode) => {
    const name = path.join('.')
    const own = parameterOf(name, from, bindings)
    if (own !== null) return own
    if (variables.has(name)) return name
    const place = places.get(`${flowOf(from)}.${name}`) ?? places.get(name)
    if (place !== undefined) asked.add(visitsOf(place))
    return place === undefined ? null : visitsOf(place)
  }

  return {
    blockOf: (node) => blocks.nameOf(node) ?? ROOT,
    flowOf,
    asked,
    functionOf: (name) => functions.get(name),
    bind: (flow, binding) => {
      if (binding) bindings.set(flow, binding)
      else bindings.delete(flow)
    },
    nameOf: Object.assign(nameOf, { floats: floatsIn(root), call: () => null }),
  }
}

/** All that a story names: its variables, its places by each of their names, and its functions. */
function collectNames(root: InkNode, blocks: ReturnType<typeof createBlocks>) {
  const variables = new Set<string>()
  const places = new Map<string, string>()
  const functions = new Map<string, InkNode>()
  const visit = (node: InkNode) => {
    blocks.add(node)
    if (node.isFunction === true && node.name) functions.set(node.name, node)
    if (node.variableName !== undefined) variables.add(node.variableName)
    if (node.constantName !== undefined) variables.add(node.constantName)
    const name = blocks.nameOf(node)
    if (name !== undefined && node.name) {
      places.set(name, name)
      // A knot that had to give way to another name is still called by its own.
      for (const known of [name.replace(/ #\d+/gu, ''), node.name]) {
        if (!places.has(known)) places.set(known, name)
      }
    }
    for (const inner of node.content) visit(inner)
  }
  for (const inner of root.content) visit(inner)
  return { variables, places, functions }
}

/** What a name stands for that the knot or function around it was given. */
function parameterOf(
  name: string,
  from: InkNode,
  bindings: ReadonlyMap<InkNode, ReadonlyMap<string, string>>,
): string | null {
  for (let at: InkNode | null = from; at; at = at.parent) {
    if (!isFlow(at)) continue
    const bound = bindings.get(at)?.get(name)
    if (bound !== undefined) return bound
    const isGiven = at.args?.some(({ identifier }) => identifier?.name === name) === true
    if (isGiven) return `${at.name} ${name}`
  }
  return null
}

/** Variables that are somewhere set to what may be a fraction. */
function floatsIn(root: InkNode): ReadonlySet<string> {
  const given: { name: string; value: InkNode }[] = []
  const visit = (node: InkNode) => {
    const name = node.variableName ?? node.constantName ?? node.varIdentifier?.name
    if (name !== undefined && node.expression) given.push({ name, value: node.expression })
    for (const inner of node.content) visit(inner)
  }
  visit(root)
  const floats = new Set<string>()
  for (let before = -1; before !== floats.size;) {
    before = floats.size
    for (const { name, value } of given) if (isFraction(value, floats)) floats.add(name)
  }
  return floats
}
