import { machineOf, type StoryStructure, walkStates } from '@kathasagar/story'
import { GO_ON } from './goOn.ts'

/** States that are walked to find out; in a larger story all ends stay. */
const MOST_STATES = 20_000

/** Takes out the ways to an end that no play can ever come to, where all of them can be walked. */
export function pruneEnds(
  structure: StoryStructure,
  end: string,
): { structure: StoryStructure; kept: ReadonlySet<string> } {
  const isEnd = (node: string, index: number) => {
    const choice = structure.nodes[node]?.choices[index]
    return choice?.text === GO_ON && choice.target === end && choice.if !== undefined
  }
  const { made, isWhole } = walkStates(machineOf(structure), { most: MOST_STATES })
  const open = new Set<string>()
  for (const { written } of made) {
    if (written.of === 'choice' && isEnd(written.node, written.index)) open.add(written.node)
  }
  const names = Object.keys(structure.nodes)
  const kept = isWhole ? open : new Set(names)
  const nodes = Object.entries(structure.nodes).map(([name, node]) => {
    const choices = node.choices.filter((_, index) => kept.has(name) || !isEnd(name, index))
    return [name, { ...node, choices }] as const
  })
  const isUsed = nodes.some(([, { choices }]) => choices.some(({ target }) => target === end))
  const left = nodes.filter(([name]) => isUsed || name !== end)
  return { structure: { ...structure, nodes: Object.fromEntries(left) }, kept }
}
