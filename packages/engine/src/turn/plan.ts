import {
  chanceAt,
  type Choice,
  drawFrom,
  drawIndex,
  plainText,
  type StoryGraph,
  succeeds,
} from '@kathasagar/story'

import { openChoices, playWorld, worldOf } from '../world/playWorld.ts'
import { freshDetail } from '../memory/details.ts'
import {
  TURNS_TO_A_HINT,
  type OffTopic,
  type AdvancedBy,
  type Pressure,
  type Ruling,
  type Stay,
} from '../world/ruling.ts'
import type { OfferedPath, TurnState } from '../world/turnState.ts'
import type { Reading } from './reading.ts'

/** Turns per scene after which the default choice takes the shortest path to an ending. */
const LONGEST_RAMBLE = 2

export function defaultChoice(graph: StoryGraph, state: TurnState): number {
  // In a generated scene, the default choice returns to the author's scene.
  if (state.improvised) return state.improvised.choices.findIndex(({ leads }) => leads === 'back')
  const { choices } = graph.node(state.node)
  const open = openChoices(graph, state)
  const distanceOf = (i: number) => graph.distanceToEnding(choices[i]?.target ?? '')
  const fresh = open.filter(
    (i) => !state.visited.includes(choices[i]?.target ?? '') && distanceOf(i) !== Infinity,
  )
  const mayRamble = state.turn <= LONGEST_RAMBLE * graph.sceneCount
  if (mayRamble && fresh.length > 0) {
    return fresh[drawIndex(drawFrom(state.seed), fresh.length)] ?? 0
  }
  // The distance decreases by one with each step, so the story reaches an ending.
  return open.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0] ?? 0
}

export function advance(
  graph: StoryGraph,
  state: TurnState,
  choice: number,
  by: AdvancedBy,
): Ruling {
  if (state.improvised) {
    const { leads = 'back' } = state.improvised.choices[choice] ?? {}
    return { kind: 'rejoin', choice, leads, by }
  }
  const { target = state.node, check } = graph.node(state.node).choices[choice] ?? {}
  if (check === undefined || isSuccess(graph, state, choice)) {
    return { kind: 'advance', choice, target, by }
  }
  return { kind: 'advance', choice, target: check.fails.target, by, failed: true }
}

/** Rolls from stored state before narration, so that a retry gives the same result. */
function isSuccess(graph: StoryGraph, state: TurnState, choice: number): boolean {
  const world = worldOf(graph, state)
  const at = { node: state.node, choice }
  const chance = chanceAt(graph, world, at)
  return world === null || chance === null || succeeds(world, at, chance)
}

/** Returns the next detour. Even a long series of detours never takes a choice. */
export function nextStay(graph: StoryGraph, state: TurnState): Stay {
  const depth = state.detour + 1
  return { depth, pressure: pressureAt(depth), toward: defaultChoice(graph, state) }
}

function pressureAt(depth: number): Pressure {
  if (depth % TURNS_TO_A_HINT === 0) return 'event'
  return depth === 1 ? 'none' : 'hint'
}

export function follow(
  graph: StoryGraph,
  state: TurnState,
  path: OfferedPath,
  by: 'choice' | 'words',
): Ruling {
  if (path.kind === 'choice') return advance(graph, state, path.index, by)
  return { kind: 'linger', detail: path.detail, ...nextStay(graph, state) }
}

/** Returns two different results: two exits, or one exit and a closer look. */
export function immersionOf(graph: StoryGraph, state: TurnState): Ruling {
  const { choices } = graph.node(state.node)
  const before = openChoices(graph, state)
  const open = seenBy(graph, state)
  const draw = drawFrom(state.seed)
  const drawn = open[drawIndex(draw, open.length)] ?? 0
  const first = open.find((i) => !before.includes(i)) ?? drawn
  const others = open.filter((i) => haveDifferentTargets(choices[first], choices[i]))
  const second = others[drawIndex(draw, others.length)]
  if (second === undefined) {
    const detail = freshDetail(graph, state)
    return {
      kind: 'immerse',
      paths: [
        { kind: 'choice', index: first },
        { kind: 'linger', detail },
      ],
    }
  }
  return {
    kind: 'immerse',
    paths: [
      { kind: 'choice', index: Math.min(first, second) },
      { kind: 'choice', index: Math.max(first, second) },
    ],
  }
}

function seenBy(graph: StoryGraph, state: TurnState): readonly number[] {
  const looking: Ruling = { kind: 'immerse', paths: NO_PATHS }
  const { world } = playWorld(graph, state, looking)
  return openChoices(graph, world ? { ...state, world } : state)
}

const NO_PATHS = [
  { kind: 'choice', index: 0 },
  { kind: 'choice', index: 0 },
] as const

function haveDifferentTargets(one: Choice | undefined, other: Choice | undefined): boolean {
  if (one === undefined || other === undefined) return false
  return one.target !== other.target && plainText(one.text) !== plainText(other.text)
}

/** Stays in the scene, because the author wrote no answer to the input. */
export function detour({ graph, state, lore, words }: Reading, offTopic?: OffTopic): Ruling {
  return {
    kind: 'detour',
    words,
    ...(offTopic !== undefined && { offTopic }),
    ...(!lore.isQuotable(words) && { isUnquotable: true }),
    ...nextStay(graph, state),
  }
}
