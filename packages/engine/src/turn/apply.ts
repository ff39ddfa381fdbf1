import { nextSeed, startWorld, type StoryGraph, xpGained } from '@kathasagar/story'

import { offeredChoices, playWorld, type PlayedWorld } from '../world/playWorld.ts'
import { factOfDetail } from '../memory/details.ts'
import { targetOf, type Ruling } from '../world/ruling.ts'
import type { Offer, OfferedPath, TurnState } from '../world/turnState.ts'

export interface ReachedEnding {
  name: string
  title: string
  number: number
  total: number
}

export interface TurnOutcome {
  state: TurnState
  xp_gained: number
  ending: ReachedEnding | null
}

interface TurnCost {
  xp: number
  multiplier: number
  /** Texts of the choices by the storyteller. Used only for a closer look. */
  choices?: readonly string[]
}

export interface StoryBeginning {
  xp: number
  seed: number
  known?: readonly string[]
}

/** Returns turn 0. Starting earns no XP. */
export function beginStory(
  graph: StoryGraph,
  { xp, seed, known = [] }: StoryBeginning,
): TurnOutcome {
  const bare: TurnState = {
    node: graph.start,
    visited: [graph.start],
    xp,
    facts: [],
    detour: 0,
    offers: [],
    choices_made: 0,
    turn: 0,
    seed,
    ...(known.length > 0 && { world: startWorld(graph.declared ?? {}, seed, known) }),
  }
  const { world } = playWorld(graph, bare, { kind: 'start' })
  const state = { ...bare, ...kept(world), offers: offeredChoices(graph, world, graph.start) }
  return { state, xp_gained: 0, ending: endingAt(graph, graph.start) }
}

/** Returns the state after a ruling. Does not modify the given state, because of undo. */
export function applyTurn(
  graph: StoryGraph,
  state: TurnState,
  ruling: Ruling,
  cost: TurnCost,
): TurnOutcome {
  const { asked: _answered, ...going } = state
  const paid: TurnState = {
    ...going,
    xp: Math.max(0, state.xp - cost.xp),
    turn: state.turn + 1,
    seed: nextSeed(state.seed),
  }
  const played = playWorld(graph, state, ruling)
  const target = targetOf(ruling)
  if (target !== null)
    return enter(graph, { ...paid, ...kept(played.world) }, { ruling, target }, cost)
  const { improvised, ...bare } = paid
  const changed = stayed(graph, paid, { ruling, world: played.world, choices: cost.choices })
  const held = ruling.kind === 'rejoin' || !improvised ? {} : { improvised }
  const after = { ...bare, ...held, ...kept(played.world), ...changed }
  return { state: after, xp_gained: 0, ending: null }
}

const kept = (world: PlayedWorld['world']): Pick<TurnState, 'world'> =>
  world === null ? {} : { world }

function enter(
  graph: StoryGraph,
  state: TurnState,
  { ruling, target }: { ruling: Ruling; target: string },
  { multiplier }: TurnCost,
): TurnOutcome {
  const firstVisit = !state.visited.includes(target)
  const wasChosen =
    ruling.kind === 'improvise'
      ? ruling.isChosen === true
      : ruling.kind === 'advance' && (ruling.by === 'choice' || ruling.by === 'words')
  const xp_gained = xpGained({ firstVisit, isEnding: graph.isEnding(target), multiplier })
  const { improvised: _left, ...going } = state
  const entered: TurnState = {
    ...going,
    node: target,
    visited: firstVisit ? [...state.visited, target] : state.visited,
    xp: state.xp + xp_gained,
    detour: 0,
    ...(ruling.kind === 'improvise' && ruling.open && { open: ruling.open }),
    offers: offeredChoices(graph, state.world ?? null, target),
    choices_made: state.choices_made + (wasChosen ? 1 : 0),
  }
  return { state: entered, xp_gained, ending: endingAt(graph, target) }
}

function stayed(
  graph: StoryGraph,
  state: TurnState,
  {
    ruling,
    world,
    choices,
  }: { ruling: Ruling; world: PlayedWorld['world']; choices: readonly string[] | undefined },
): Partial<TurnState> {
  const offers = () => offeredChoices(graph, world, state.node)
  switch (ruling.kind) {
    case 'detour':
    case 'linger':
      return { detour: ruling.depth, offers: offers() }
    case 'improvise':
      return {
        detour: ruling.depth,
        offers: offers(),
        ...(ruling.scene && { improvised: ruling.scene }),
        ...(ruling.open && { open: ruling.open }),
        ...(ruling.isChosen && { choices_made: state.choices_made + 1 }),
      }
    case 'rejoin':
    case 'reaction':
    case 'topic':
    case 'locked':
      // An author's answer does not count as a detour. The values that it sets may open a choice.
      return { offers: offers() }
    case 'immerse':
      return { offers: ruling.paths.map((path, i) => wordOffer(graph, state, path, choices?.[i])) }
    case 'advance':
    case 'part':
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

function endingAt(graph: StoryGraph, name: string): ReachedEnding | null {
  if (!graph.isEnding(name)) return null
  return {
    name,
    title: graph.titleOf(name),
    number: graph.endings.indexOf(name) + 1,
    total: graph.endings.length,
  }
}
