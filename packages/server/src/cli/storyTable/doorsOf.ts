import type { StoryStructure } from '@kathasagar/story'

/** How far deeds open and close ways in a story, counted on its graph. */
export interface Doors {
  /** Choices that state opens, locks or hides. */
  doors: number
  /** Scenes that nobody reaches who takes no door. */
  behindDoors: number
  /** Decisions of which two options lead to the same scene, at once or one scene later. */
  merges: number
  /** Scenes with two choices or more. */
  forks: number
}

type Nodes = StoryStructure['nodes']
type Choice = Nodes[string]['choices'][number]

const isDoor = (choice: Choice) => (choice.if ?? '').trim() !== ''

/** Counts the doors of a story, what lies behind them, and the decisions that come to nothing. */
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
  // A set that grows while it is walked hands out what was added, too.
  for (const name of reached) {
    const free = (nodes[name]?.choices ?? []).filter((choice) => !isDoor(choice))
    for (const target of free.flatMap(targetsOf)) reached.add(target)
  }
  return reached
}

/** Whether two options lead to the same scene: their own next one, or that of the scene after. */
function doTwoMeet(choices: readonly Choice[], nodes: Nodes): boolean {
  const met = new Set<string>()
  return choices.some(({ target }) => {
    const ahead = new Set([target, ...(nodes[target]?.choices ?? []).map((next) => next.target)])
    const isMet = [...ahead].some((name) => met.has(name))
    for (const name of ahead) met.add(name)
    return isMet
  })
}
