import {
  choicesAt,
  chanceAt,
  enterScene,
  failChoice,
  giveAnswer,
  lookCloser,
  readAgain,
  startWorld,
  takeChoice,
  tellVaried,
  type StoryGraph,
  type ToldText,
  type World,
} from '@kathasagar/story'

import { TURNS_TO_A_HINT, type Ruling } from '../ruling/ruling.ts'
import type { Offer, TurnState } from '../turn/turnState.ts'
import { sayByKind } from './sayByKind.ts'

/** What a ruling makes of the world, and the author's words for it as they read now. */
export interface PlayedWorld {
  world: World | null
  /** The answer, the close-up, the reason why not: what the author wrote for these very words. */
  answer: string | null
  /** The text of the scene that is entered; null where the player stays. */
  scene: string | null
}

type At = Pick<TurnState, 'node' | 'turn' | 'world' | 'seed'>

/**
 * The world of a state: also of one that was stored before its story had any, or before anything was
 * drawn by chance. What is drawn hangs on it alone, so a turn that is played again draws the same.
 */
export function worldOf(
  graph: StoryGraph,
  { world, seed }: Pick<TurnState, 'world' | 'seed'>,
): World | null {
  if (!graph.isRich) return null
  if (world?.chance) return world
  const begun = startWorld(graph.declared ?? {}, seed)
  return world ? { ...world, chance: begun.chance } : begun
}

/** The choices that a scene offers in this world. */
export function offersIn(graph: StoryGraph, world: World | null, name: string): Offer[] {
  const { choices } = graph.node(name)
  return choicesAt(graph, world, name).open.map((index) => ({
    text: choices[index]?.text ?? '',
    path: { kind: 'choice', index },
  }))
}

/** The choices that are seen where a state stands, and closed, each with its author's reason. */
export function lockedChoices(graph: StoryGraph, state: At): LockedChoice[] {
  const { choices } = graph.node(state.node)
  const { locked, full } = choicesAt(graph, worldOf(graph, state), state.node)
  return locked.map((index) => ({
    text: choices[index]?.text ?? '',
    ...(full.includes(index)
      ? { reason: '', is_full: true }
      : { reason: choices[index]?.locked ?? '' }),
  }))
}

export interface LockedChoice {
  text: string
  reason: string
  is_full?: boolean
}

/** The open choices of a state that may fail, each with its chance in percent. */
export function choiceChances(
  graph: StoryGraph,
  state: At & Pick<TurnState, 'offers'>,
): { text: string; chance: number }[] {
  const world = worldOf(graph, state)
  return state.offers.flatMap(({ text, path }) => {
    if (path.kind !== 'choice' || graph.program) return []
    const chance = chanceAt(graph, world, { node: state.node, choice: path.index })
    return chance === null ? [] : [{ text, chance }]
  })
}

/** Places of the choices that are open where a state stands. */
export const openChoices = (graph: StoryGraph, state: At): readonly number[] =>
  choicesAt(graph, worldOf(graph, state), state.node).open

/**
 * Plays a ruling over the author's words. Storyteller and engine both ask it, and are told the same:
 * it depends on the state alone.
 */
export function playWorld(
  graph: StoryGraph,
  state: At,
  ruling: Ruling | { kind: 'start' },
): PlayedWorld {
  const world = worldOf(graph, state)
  if (ruling.kind === 'start') return entering(graph, world, state.node, state.turn)
  const turn = state.turn + 1
  if (ruling.kind === 'advance') {
    const way = { node: state.node, choice: ruling.choice, turn }
    if (ruling.failed && world) {
      const { text: answer, world: after } = failChoice(graph, world, way)
      return { ...entering(graph, after, ruling.target, turn), answer }
    }
    return entering(graph, world && takeChoice(graph, world, way), ruling.target, turn)
  }
  const said = world && answering({ graph, world, node: state.node, turn }, ruling)
  if (said === null) return { world, answer: null, scene: null }
  const answer = said.text
  if (ruling.kind !== 'reaction' || ruling.target === null) {
    return { world: said.world, answer, scene: null }
  }
  return { ...entering(graph, said.world, ruling.target, turn), answer }
}

/** Arriving in a scene: its text as it reads now. */
function entering(graph: StoryGraph, world: World | null, name: string, turn: number): PlayedWorld {
  if (world === null) return { world, answer: null, scene: graph.node(name).text }
  const { text: scene, world: after } = enterScene(graph, world, name, turn)
  return { world: after, answer: null, scene }
}

interface Place {
  graph: StoryGraph
  world: World
  node: string
  turn: number
}

/** What the author wrote for words that are no choice, if anything. */
function answering({ graph, world, node, turn }: Place, ruling: Ruling): ToldText | null {
  switch (ruling.kind) {
    case 'reaction':
      return giveAnswer(graph, world, ruling.answer, turn)
    case 'topic':
      return ruling.answer === null
        ? sayByKind({ graph, world, turn, person: ruling.person, said: ruling.said ?? [] })
        : giveAnswer(graph, world, ruling.answer, turn)
    case 'locked':
      return { text: reasonOf(graph, world, node, ruling.choice), world }
    case 'immerse':
      return lookCloser(graph, world, node, turn)
    default:
      return null
  }
}

/** Why a choice is closed; blank where only room is missing, which no author writes. */
function reasonOf(graph: StoryGraph, world: World, node: string, choice: number): string {
  const isFull = choicesAt(graph, world, node).full.includes(choice)
  return isFull ? '' : (graph.node(node).choices[choice]?.locked ?? '')
}

/**
 * What a scene does to somebody who lingers, in its author's words as they read now: its lines one after
 * the other, from the one that is due.
 */
export function pressureIn(graph: StoryGraph, state: At & { detour: number }): readonly string[] {
  const lines = graph.node(state.node).pressure ?? []
  const due = Math.floor(state.detour / TURNS_TO_A_HINT) % Math.max(1, lines.length)
  const world = worldOf(graph, state) ?? startWorld({})
  return [...lines.slice(due), ...lines.slice(0, due)]
    .map((line) => tellVaried(graph, world, `pressure:${state.node}`, line.trim()).text)
    .filter((line) => line !== '')
}

/** The text of the scene where a play stands, as it reads to somebody who stays; it counts nothing. */
export function sceneNow(graph: StoryGraph, state: At): string {
  const { text } = graph.node(state.node)
  const world = worldOf(graph, state)
  return world ? readAgain(graph, world, `text:${state.node}`, text) : text
}
