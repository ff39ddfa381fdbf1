import type { Choice, StoryNode, StoryStructure } from '../schema/structure.ts'
import { reversed, stepsFrom, wire } from '../structure/wiring.ts'

function redirectChoices(choices: StoryNode['choices'], name: string, first: Choice | undefined) {
  return choices.flatMap((choice): Choice[] => {
    if (choice.target !== name) return [choice]
    if (!first) return []
    const sets = { ...first.sets, ...choice.sets }
    return [{ ...choice, target: first.target, ...(Object.keys(sets).length > 0 && { sets }) }]
  })
}

/** Returns true if all scenes are reachable and reach an ending by choices without conditions. */
function holds(structure: StoryStructure, endings: ReadonlySet<string>): boolean {
  const { names, nodes, start, targets, isEnding } = wire(structure)
  if (start === -1) return false
  const fromStart = stepsFrom([start], targets)
  const ends = names.flatMap((_name, place) => (isEnding[place] ? [place] : []))
  const toEnding = stepsFrom(ends, reversed(targets))
  return names.every((name, place) => {
    const { choices } = nodes[place] ?? { choices: [] }
    const isOpen = choices.length === 0 ? endings.has(name) : choices.some((one) => !one.if)
    return isOpen && fromStart[place] !== -1 && toEnding[place] !== -1
  })
}

/**
 * Removes a scene and redirects its entrances to its first target. Returns null if that would break
 * the story.
 */
export function removeScene<S extends StoryStructure>(structure: S, name: string): S | null {
  const struck = structure.nodes[name]
  if (!struck) return structure
  const [first] = struck.choices
  const entries = Object.entries(structure.nodes).filter(([other]) => other !== name)
  const endings = new Set(
    entries.filter(([, { choices }]) => choices.length === 0).map(([ending]) => ending),
  )
  const nodes = Object.fromEntries(
    entries.map(([other, node]) => {
      const choices = redirectChoices(node.choices, name, first)
      // A choice that leads back to its own scene is dropped.
      return [other, { ...node, choices: choices.filter(({ target }) => target !== other) }]
    }),
  )
  const start_node = structure.start_node === name ? (first?.target ?? '') : structure.start_node
  const left = { ...structure, start_node, nodes }
  return holds(left, endings) ? left : null
}
