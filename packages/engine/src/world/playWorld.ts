import {
  choicesAt,
  chanceAt,
  enterScene,
  failChoice,
  giveAnswer,
  showCloseUp,
  readAgain,
  startWorld,
  takeChoice,
  renderVaried,
  type StoryGraph,
  type Rendered,
  type World,
  getOwn,
} from '@kathasagar/story'
import type { ReplyKind } from '@kathasagar/story/vocabulary'

import { HINT_AFTER_TURNS, type Ruling } from './ruling.ts'
import type { Offer, TurnState } from './turnState.ts'

export interface PlayedWorld {
  world: World | null
  /** Author's text for this input: an answer, a close-up, or the reason why a choice is closed. */
  answer: string | null
  /** Text of the entered scene; null if the player stays. */
  scene: string | null
}

export interface StoryPlace {
  graph: StoryGraph
  state: TurnState
  world: World | null
}

type At = Pick<TurnState, 'node' | 'turn' | 'world' | 'seed'>

/** Returns the world, also for older states. Random values depend only on the seed. */
export function worldOf(
  graph: StoryGraph,
  { world, seed }: Pick<TurnState, 'world' | 'seed'>,
): World | null {
  if (!graph.isRich) return null
  if (world?.chance) return world
  const begun = startWorld(graph.declared ?? {}, seed)
  return world ? { ...world, chance: begun.chance } : begun
}

export function offeredChoices(graph: StoryGraph, world: World | null, name: string): Offer[] {
  const { choices } = graph.node(name)
  return choicesAt(graph, world, name).open.map((index) => ({
    text: choices[index]?.text ?? '',
    path: { kind: 'choice', index },
  }))
}

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

export const openChoices = (graph: StoryGraph, state: At): readonly number[] =>
  choicesAt(graph, worldOf(graph, state), state.node).open

/** Applies a ruling. The result depends only on its arguments, so that engine and storyteller agree. */
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

function entering(graph: StoryGraph, world: World | null, name: string, turn: number): PlayedWorld {
  if (world === null) return { world, answer: null, scene: graph.node(name).text }
  const { text: scene, world: after } = enterScene(graph, world, name, turn)
  return { world: after, answer: null, scene }
}

/** Returns the author's text for input that selects no choice, or null. */
function answering(
  { graph, world, node, turn }: { graph: StoryGraph; world: World; node: string; turn: number },
  ruling: Ruling,
): Rendered | null {
  switch (ruling.kind) {
    case 'reaction':
      return giveAnswer(graph, world, ruling.answer, turn)
    case 'topic':
      return ruling.answer === null
        ? genericReply({ graph, world, turn, person: ruling.person, said: ruling.said ?? [] })
        : giveAnswer(graph, world, ruling.answer, turn)
    case 'locked':
      return { text: reasonOf(graph, world, node, ruling.choice), world }
    case 'immerse':
      return showCloseUp(graph, world, node, turn)
    default:
      return null
  }
}

/** Returns the author's reason why a choice is closed. Blank if the inventory is full. */
function reasonOf(graph: StoryGraph, world: World, node: string, choice: number): string {
  const isFull = choicesAt(graph, world, node).full.includes(choice)
  return isFull ? '' : (graph.node(node).choices[choice]?.locked ?? '')
}

/** Returns the author's lines for a player who lingers, starting with the one that is due. */
export function pressureIn(graph: StoryGraph, state: At & { detour: number }): readonly string[] {
  const lines = graph.node(state.node).pressure ?? []
  const due = Math.floor(state.detour / HINT_AFTER_TURNS) % Math.max(1, lines.length)
  const world = worldOf(graph, state) ?? startWorld({})
  return [...lines.slice(due), ...lines.slice(0, due)]
    .map((line) => renderVaried(graph, world, `pressure:${state.node}`, line.trim()).text)
    .filter((line) => line !== '')
}

/** Renders the scene for a player who stays. Does not change the state. */
export function sceneNow(graph: StoryGraph, state: At): string {
  const { text } = graph.node(state.node)
  const world = worldOf(graph, state)
  return world ? readAgain(graph, world, `text:${state.node}`, text) : text
}

interface ReplyRequest {
  graph: StoryGraph
  world: World
  person: string
  said: readonly ReplyKind[]
  turn: number
}

interface Saying {
  key: string
  line: string
  /** Kind of input that the line answers. Null for a default line. */
  kind: ReplyKind | null
}

/** Returns a line for the kind of input, else a default line. Unused lines come first. */
export function chooseLine({ graph, world, person, said, turn }: ReplyRequest): Saying | null {
  const { replies = {}, otherwise = [] } = getOwn(graph.cast, person) ?? {}
  const rows = [
    ...said.map((kind) =>
      (getOwn(replies, kind) ?? []).map((line, i): Saying => ({
        key: `reply:${person}:${kind}:${i}`,
        line,
        kind,
      })),
    ),
    otherwise.map((line, i): Saying => ({ key: `otherwise:${person}:${i}`, line, kind: null })),
  ]
  const givenAt = ({ key }: Saying) => getOwn(world.given, key)
  const fresh = rows
    .map((row) => row.filter((one) => givenAt(one) === undefined))
    .find((row) => row.length > 0)
  if (fresh) return fresh[turn % fresh.length] ?? null
  const [first] = rows.flat().toSorted((a, b) => (givenAt(a) ?? 0) - (givenAt(b) ?? 0))
  return first ?? null
}

function genericReply(asked: ReplyRequest): Rendered {
  const { graph, world, turn } = asked
  const saying = chooseLine(asked)
  if (saying === null) return { text: '', world }
  const given = { ...world.given, [saying.key]: turn }
  return renderVaried(graph, { ...world, given }, saying.key, saying.line)
}
