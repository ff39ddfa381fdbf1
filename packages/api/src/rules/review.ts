import type { Finding } from './finding.ts'
import { plainText } from './plainText.ts'
import { openGraph } from './storyGraph.ts'
import type { StoryNode, StoryStructure } from './structure.ts'

/**
 * The part of the automatic review that reads the graph; no finding means that it can be played.
 * "No path strands a player" needs no check of its own: an ending can be reached from every node,
 * and going on never costs more XP than is left (see `priceAction`).
 */
export function reviewStructure(structure: StoryStructure): Finding[] {
  return [
    ...reviewStart(structure),
    ...Object.entries(structure.nodes).flatMap(([name, node]) => [
      ...reviewText(name, node),
      ...reviewChoices(name, node, structure),
    ]),
    ...reviewPaths(structure),
  ]
}

function hasNode({ nodes }: StoryStructure, name: string): boolean {
  return Object.hasOwn(nodes, name)
}

function reviewStart(structure: StoryStructure): Finding[] {
  const { start_node } = structure
  if (hasNode(structure, start_node)) return []
  return [
    {
      code: 'no_start',
      node: start_node,
      message: `The story starts at "${start_node}", but there is no such node.`,
      remedy: `Name an existing node as the start, or add a node named "${start_node}".`,
    },
  ]
}

function reviewText(name: string, { text }: StoryNode): Finding[] {
  if (text.trim() !== '') return []
  return [
    {
      code: 'empty_text',
      node: name,
      message: `The node "${name}" has no text.`,
      remedy: 'Write what happens here.',
    },
  ]
}

function reviewChoices(name: string, node: StoryNode, structure: StoryStructure): Finding[] {
  const firstSaying = new Map<string, number>()
  return node.choices.flatMap(({ text, target }, choice): Finding[] => {
    const findings: Finding[] = []
    const at = { node: name, choice }
    const plain = plainText(text)
    const twin = firstSaying.get(plain)
    if (plain === '') {
      findings.push({
        ...at,
        code: 'empty_choice',
        message: `Choice ${choice + 1} of "${name}" has no words.`,
        remedy: 'Write what the player does, or remove the choice.',
      })
    } else if (twin !== undefined) {
      findings.push({
        ...at,
        code: 'choices_alike',
        message: `Choices ${twin + 1} and ${choice + 1} of "${name}" say the same: "${text.trim()}".`,
        remedy: 'Reword one of them so that a player can tell them apart, or remove it.',
      })
    } else firstSaying.set(plain, choice)
    if (!hasNode(structure, target)) {
      findings.push({
        ...at,
        code: 'missing_target',
        message: `Choice ${choice + 1} of "${name}" leads to "${target}", but there is no such node.`,
        remedy: `Let it lead to an existing node, or add a node named "${target}".`,
      })
    }
    return findings
  })
}

function reviewPaths(structure: StoryStructure): Finding[] {
  const graph = openGraph(structure)
  const authoredEndings = graph.names.filter((name) => structure.nodes[name]?.choices.length === 0)
  const findings: Finding[] = []
  if (authoredEndings.length === 0) {
    findings.push({
      code: 'no_ending',
      node: structure.start_node,
      message: 'The story has no ending: every node has choices.',
      remedy: 'Add at least one node without choices; it becomes an ending.',
    })
  }
  const reached = reachableFrom(structure)
  for (const name of graph.names) {
    if (reached.size > 0 && !reached.has(name)) {
      findings.push({
        code: 'unreachable_node',
        node: name,
        message: `No path from the start leads to "${name}".`,
        remedy: 'Let a choice lead here, or remove the node.',
      })
    }
    if (authoredEndings.length > 0 && graph.distanceToEnding(name) === Infinity) {
      findings.push({
        code: 'ending_out_of_reach',
        node: name,
        message: `From "${name}" no ending can be reached.`,
        remedy: 'Give it, or a node that it leads to, a choice that leads towards an ending.',
      })
    }
  }
  return findings
}

/** Empty when the start itself is missing: then nothing can be said of the rest. */
function reachableFrom(structure: StoryStructure): Set<string> {
  const reached = new Set(hasNode(structure, structure.start_node) ? [structure.start_node] : [])
  // A Set visits what is added while it is walked: it is its own queue.
  for (const name of reached) {
    for (const { target } of structure.nodes[name]?.choices ?? []) {
      if (hasNode(structure, target)) reached.add(target)
    }
  }
  return reached
}
