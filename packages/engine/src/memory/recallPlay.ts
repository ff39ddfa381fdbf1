import type { StoryGraph, StoryNode, World } from '@kathasagar/story'

type Choice = StoryNode['choices'][number]

export interface PlayedStep {
  id: string
  number: number
  action: { user_input: string | null; selected_choice: string | null }
  node: string
  offered: number
  /** True if the player deleted the facts of this turn. */
  is_removed: boolean
}

export interface RecalledTurn {
  text: string
  kind: 'recall' | 'choice' | 'words'
  turn_id: string
  turn: number
}

interface RankedTurn extends RecalledTurn {
  /** Number of endings that this turn made unreachable. */
  closed: number
  isKept: boolean
}

const MOST = 6
/** Minimum number of lines. Other decisions supplement the author's recall lines. */
const LEAST = 3

/** Returns the most decisive turns in order: those with a recall line, else choices at forks. */
export function recallPlay(
  graph: StoryGraph,
  steps: readonly PlayedStep[],
  world: World | undefined,
): RecalledTurn[] {
  const recalled = most(recalledIn(graph, steps, world), MOST)
  const known = new Set(recalled.map(({ turn_id }) => turn_id))
  const room = recalled.length === 0 ? MOST : Math.max(0, LEAST - recalled.length)
  const decided = decidedIn(graph, steps).filter(({ turn_id }) => !known.has(turn_id))
  return [...recalled, ...most(decided, room)]
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ text, kind, turn_id, turn }) => ({ text, kind, turn_id, turn }))
}

const most = (deeds: readonly RankedTurn[], room: number) =>
  deeds
    .toSorted(
      (a, b) => b.closed - a.closed || Number(b.isKept) - Number(a.isKept) || b.turn - a.turn,
    )
    .slice(0, room)

/** Returns the taken choices for which the author wrote a recall line. */
function recalledIn(
  graph: StoryGraph,
  steps: readonly PlayedStep[],
  world: World | undefined,
): RankedTurn[] {
  const idOf = new Map(steps.map(({ number, id }) => [number, id]))
  return (world?.recalled ?? []).flatMap(({ node, choice, turn }): RankedTurn[] => {
    const taken = graph.has(node) ? graph.node(node).choices[choice] : undefined
    const [text, turn_id] = [taken?.recall?.trim(), idOf.get(turn)]
    if (!taken || !text || turn_id === undefined) return []
    const meant = rankOf(graph, node, [taken])
    return [{ text, kind: 'recall', turn_id, turn, ...meant }]
  })
}

function decidedIn(graph: StoryGraph, steps: readonly PlayedStep[]): RankedTurn[] {
  return steps.flatMap((step, place): RankedTurn[] => {
    const before = steps[place - 1]
    if (before === undefined || before.offered < 2 || before.node === step.node) return []
    const { user_input, selected_choice } = step.action
    if (user_input !== null && step.is_removed) return []
    const text = (user_input ?? selected_choice)?.trim()
    if (!text || !graph.has(before.node) || !graph.has(step.node)) return []
    const meant = rankOf(graph, before.node, takenBy(graph, before.node, step))
    const kind = user_input === null ? 'choice' : 'words'
    return [{ text, kind, turn_id: step.id, turn: step.number, ...meant }]
  })
}

/** Returns the choices that a step may have taken. For free text, only the target is known. */
function takenBy(graph: StoryGraph, from: string, { node, action }: PlayedStep): Choice[] {
  const ways = graph.node(from).choices.filter(({ target }) => target === node)
  const named = ways.filter(({ text }) => text === action.selected_choice)
  return named.length > 0 ? named : ways
}

function rankOf(graph: StoryGraph, from: string, taken: readonly Choice[]) {
  const before = reachableEndings(graph, from)
  const after = new Set(taken.flatMap(({ target }) => [...reachableEndings(graph, target)]))
  return {
    closed: taken.length === 0 ? 0 : [...before].filter((name) => !after.has(name)).length,
    isKept: taken.length > 0 && taken.every(({ sets }) => Object.keys(sets ?? {}).length > 0),
  }
}

/** Returns the names of the reachable endings, ignoring conditions. */
function reachableEndings(graph: StoryGraph, from: string): ReadonlySet<string> {
  const seen = new Set([from])
  // Iterating a Set also visits items that are added meanwhile, so it works as a queue.
  for (const name of seen) for (const { target } of graph.node(name).choices) seen.add(target)
  return new Set([...seen].filter((name) => graph.isEnding(name)))
}
