import type { NameOf } from './inkExpression.ts'
import { isFlow, lineOf, type InkNode } from './inkNode.ts'

/** Where the content of a story stands in its file, and what it is called there. */
export interface InkNames {
  /** Name of the block that a flow, choice or gather becomes. */
  blockOf: (node: InkNode) => string
  /** What a name in an expression stands for: a variable, or the visits of a place. */
  nameOf: NameOf
  /** Visits that some condition asks for; grows while conditions are read. */
  asked: Set<string>
  /** Knot or stitch that holds a node, as notes name it. */
  flowOf: (node: InkNode) => string
}

/** Block of the content before the first knot. */
export const ROOT = 'start'

/** Visits of a block are counted under this name. */
export const visitsOf = (block: string) => `the visits of ${block}`

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
  const variables = new Set<string>()
  const places = new Map<string, string>()
  const asked = new Set<string>()

  const visit = (node: InkNode) => {
    blocks.add(node)
    if (node.variableName !== undefined) variables.add(node.variableName)
    if (node.constantName !== undefined) variables.add(node.constantName)
    const name = blocks.nameOf(node)
    if (name !== undefined && node.name) {
      places.set(name, name)
      if (!places.has(node.name)) places.set(node.name, name)
    }
    for (const inner of node.content) visit(inner)
  }
  for (const inner of root.content) visit(inner)

  return {
    blockOf: (node) => blocks.nameOf(node) ?? ROOT,
    flowOf,
    asked,
    nameOf: (path, from) => {
      const name = path.join('.')
      if (variables.has(name)) return name
      const place = places.get(`${flowOf(from)}.${name}`) ?? places.get(name)
      if (place !== undefined) asked.add(visitsOf(place))
      return place === undefined ? null : visitsOf(place)
    },
  }
}
