import { nextSeed, type StoryGraph, xpGained } from '@kathasagar/api/rules'

import { factOfDetail, shortFact } from '../details.ts'
import type { Ruling } from './ruling.ts'
import type { Offer, OfferedPath, TurnState } from './turnState.ts'

/** The ending that a turn reached. */
export interface ReachedEnding {
  /** Name of its node. */
  name: string
  title: string
  /** Its place among the story's endings, from 1. */
  number: number
  total: number
}

export interface TurnOutcome {
  state: TurnState
  xp_gained: number
  ending: ReachedEnding | null
}

export interface TurnCost {
  /** XP that the action takes. */
  xp: number
  /** The story's `xp_gain_multiplier`. */
  multiplier: number
  /**
   * The choices as the storyteller worded them, in the order of an immersion's paths. Authored
   * choices keep the author's words; only a closer look takes its text from here.
   */
  choices?: readonly string[]
}

/** Remembered facts beyond this many are forgotten, oldest first. */
const FACTS_KEPT = 24

/** Turn 0: the player stands in the first scene. XP starts as given; beginning wins none. */
export function beginStory(
  graph: StoryGraph,
  { xp, seed }: { xp: number; seed: number },
): TurnOutcome {
  const state: TurnState = {
    node: graph.start,
    visited: [graph.start],
    xp,
    facts: [],
    detour: 0,
    offers: offersAt(graph, graph.start),
    choices_made: 0,
    turn: 0,
    seed,
  }
  return { state, xp_gained: 0, ending: endingAt(graph, graph.start) }
}

/** The state after a ruling. The one before is left as it is: undo returns to it. */
export function applyTurn(
  graph: StoryGraph,
  state: TurnState,
  ruling: Ruling,
  cost: TurnCost,
): TurnOutcome {
  const paid: TurnState = {
    ...state,
    xp: Math.max(0, state.xp - cost.xp),
    turn: state.turn + 1,
    seed: nextSeed(state.seed),
  }
  if (ruling.kind === 'advance') return enter(graph, paid, ruling, cost)
  return { state: { ...paid, ...stayed(graph, paid, ruling, cost) }, xp_gained: 0, ending: null }
}

function enter(
  graph: StoryGraph,
  state: TurnState,
  { target, by }: Ruling & { kind: 'advance' },
  { multiplier }: TurnCost,
): TurnOutcome {
  const firstVisit = !state.visited.includes(target)
  const xp_gained = xpGained({ firstVisit, isEnding: graph.isEnding(target), multiplier })
  const wasChosen = by === 'choice' || by === 'words'
  const entered: TurnState = {
    ...state,
    node: target,
    visited: firstVisit ? [...state.visited, target] : state.visited,
    xp: state.xp + xp_gained,
    detour: 0,
    offers: offersAt(graph, target),
    choices_made: state.choices_made + (wasChosen ? 1 : 0),
  }
  return { state: entered, xp_gained, ending: endingAt(graph, target) }
}

function stayed(
  graph: StoryGraph,
  state: TurnState,
  ruling: Exclude<Ruling, { kind: 'advance' }>,
  { choices }: TurnCost,
): Partial<TurnState> {
  switch (ruling.kind) {
    case 'detour':
      return {
        detour: ruling.depth,
        facts: remember(state.facts, ruling.words),
        offers: offersAt(graph, state.node),
      }
    case 'linger':
      return {
        detour: ruling.depth,
        facts: remember(state.facts, factOfDetail(graph, state.node, ruling.detail)),
        offers: offersAt(graph, state.node),
      }
    case 'immerse':
      return { offers: ruling.paths.map((path, i) => wordOffer(graph, state, path, choices?.[i])) }
    case 'show':
      return {}
  }
}

function wordOffer(
  graph: StoryGraph,
  { node }: TurnState,
  path: OfferedPath,
  wording: string | undefined,
): Offer {
  if (path.kind === 'choice') {
    return { text: graph.node(node).choices[path.index]?.text ?? '', path }
  }
  return { text: wording?.trim() || factOfDetail(graph, node, path.detail), path }
}

function offersAt(graph: StoryGraph, name: string): Offer[] {
  return graph
    .node(name)
    .choices.map(({ text }, index) => ({ text, path: { kind: 'choice', index } }))
}

function remember(facts: readonly string[], fact: string): string[] {
  const short = shortFact(fact)
  return [...facts.filter((known) => known !== short), short].slice(-FACTS_KEPT)
}

function endingAt(graph: StoryGraph, name: string): ReachedEnding | null {
  if (!graph.isEnding(name)) return null
  return {
    name,
    title: graph.titleOf(name),
    number: graph.endings.indexOf(name) + 1,
    total: graph.endings.length,
  }
}
