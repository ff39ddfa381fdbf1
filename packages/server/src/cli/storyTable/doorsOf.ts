import type { StoryStructure } from '@kathasagar/story'

export interface Doors {
  /** Choices with a condition. */
  doors: number
  /** Scenes only reachable through conditional choices. */
  behindDoors: number
  /** Decisions in which two options reach the same scene within two steps. */
  merges: number
  /** Scenes with at least two choices. */
  forks: number
}

type Nodes = StoryStructure['nodes']
type Choice = Nodes[string]['choices'][number]

const isDoor = (choice: Choice) => (choice.if ?? '').trim() !== ''

export function doorsOf({ nodes, start_node }: StoryStructure): Doors {
  const forks = Object.values(nodes).filter(({ choices }) => choices.length > 1)
  const open = reachedWithoutDoors(nodes, start_node)
  return {
    doors: Object.values(nodes).flatMap(({ choices }) => choices.filter(isDoor)).length,
    behindDoors: Object.keys(nodes).filter((name) => !open.has(name)).length,
    merges: forks.filter(({ choices }) => doTwoMeet(choices, nodes)).length,
    forks: forks.length,
  }
}

const targetsOf = ({ target, check }: Choice) => [target, ...(check ? [check.fails.target] : [])]

function reachedWithoutDoors(nodes: Nodes, start: string): ReadonlySet<string> {
  const reached = new Set([start])
  // Iterating a set includes values added meanwhile.
  for (const name of reached) {
    const free = (nodes[name]?.choices ?? []).filter((choice) => !isDoor(choice))
    for (const target of free.flatMap(targetsOf)) reached.add(target)
  }
  return reached
}

/** Returns true if two options share their next scene or the one after. */
function doTwoMeet(choices: readonly Choice[], nodes: Nodes): boolean {
  const met = new Set<string>()
  return choices.some(({ target }) => {
    const ahead = new Set([target, ...(nodes[target]?.choices ?? []).map((next) => next.target)])
    const isMet = [...ahead].some((name) => met.has(name))
    for (const name of ahead) met.add(name)
    return isMet
  })
}
