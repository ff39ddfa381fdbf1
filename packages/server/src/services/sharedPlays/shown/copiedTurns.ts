import { aboutOf, type Fact } from '@kathasagar/engine/memory/fact'
import type { TurnState } from '@kathasagar/engine/turn/turnState'
import type { StoryGraph, World } from '@kathasagar/story'

import { flagsOf, own, startOf } from '@kathasagar/story'
import type { NewTurn, TurnPlace } from '../../sessions/ports.ts'
import type { SharedTurn, StoredShare } from '../ports.ts'
import { countedFrom } from './countedFrom.ts'
import { withoutEcho } from './withoutEcho.ts'

type Shown = Pick<StoredShare, 'shows_words'>
type Declaring = Pick<StoryGraph, 'declared'>

const isTyped = ({ action }: SharedTurn) => action.type === 'custom_action'

/** Which turn of the play a link begins with; nothing was before the start. */
const beginOf = ([first]: readonly SharedTurn[]) =>
  first === undefined || first.number === 0 ? 0 : first.state.turn

/** With some of what it declares as it begins. */
function asBegun(world: World, { declared }: Declaring, names: ReadonlySet<string>): World {
  const begun = Object.entries(declared ?? {}).filter(([name]) => names.has(name))
  const starts = begun.map(([name, variable]) => [name, startOf(variable)] as const)
  const receipts = Object.entries(world.receipts).filter(([name]) => !names.has(name))
  return {
    ...world,
    values: { ...world.values, ...Object.fromEntries(starts) },
    receipts: Object.fromEntries(receipts),
  }
}

/** With the words of facts that stay alone; where all that was said to a flag is gone, so is the flag. */
function withWordsOf(world: World, graph: Declaring, facts: readonly Fact[]): World {
  const { said, ...rest } = world
  if (said === undefined) return world
  const words = facts
    .filter(({ kind, who }) => kind === 'is_called' || who !== undefined)
    .flatMap((fact) =>
      flagsOf(graph.declared ?? {}, { ...fact, about: aboutOf(fact) }).map(
        (name) => [name, fact.what] as const,
      ),
    )
    .filter(([name]) => own(said, name) !== undefined)
  const staying = Object.fromEntries(words)
  const gone = Object.keys(said).filter((name) => own(staying, name) === undefined)
  return { ...asBegun(rest, graph, new Set(gone)), said: staying }
}

/** Without the facts that were said before the first turn of a link, or in words that it hides. */
function withoutSaid(
  state: TurnState,
  way: readonly SharedTurn[],
  { share: { shows_words }, graph }: Pick<Copying, 'share' | 'graph'>,
): TurnState {
  const begins = beginOf(way)
  const hidden = new Set(shows_words ? [] : way.filter(isTyped).map(({ state: { turn } }) => turn))
  if (begins === 0 && hidden.size === 0) return state
  const facts = state.facts.filter((fact) => fact.turn > begins && !hidden.has(fact.turn))
  const { world, ...rest } = state
  if (world === undefined) return { ...rest, facts }
  return { ...rest, facts, world: withWordsOf(world, graph, facts) }
}

/** With what is typed into fields as it begins, unless that was last changed in a turn that is shown. */
function withoutTyped(world: World, graph: Declaring, isShown: (turn: number) => boolean): World {
  const hidden = Object.entries(graph.declared ?? {}).filter(
    ([name, variable]) => 'typed' in variable && !isShown(own(world.receipts, name)?.changed ?? 0),
  )
  return asBegun(world, graph, new Set(hidden.map(([name]) => name)))
}

/**
 * Where a play stands, without what its link does not show: what was said or typed before its first turn, and
 * all that the player typed where their words are hidden. All else is exact, by turns of the new session.
 */
function stateShown(
  turn: SharedTurn,
  way: readonly SharedTurn[],
  { share, graph }: Pick<Copying, 'share' | 'graph'>,
): TurnState {
  const state = withoutSaid(turn.state, way, { share, graph })
  const begins = beginOf(way)
  if (state.world === undefined) return countedFrom(begins, state)
  const isShown = (changed: number) => share.shows_words && changed >= begins
  return countedFrom(begins, { ...state, world: withoutTyped(state.world, graph, isShown) })
}

/** What was done and what is kept of it, without what the player typed where their words are hidden. */
function wordsShown({ action, note }: SharedTurn, { shows_words }: Shown) {
  if (shows_words) return { action, note }
  if (action.type === 'custom_action')
    return { action: { ...action, user_input: null }, note: null }
  if (note === null) return { action, note }
  const { typed: _typed, ...kept } = note
  return { action, note: kept }
}

interface Copying {
  share: Shown
  /** Of the version that was played. */
  graph: StoryGraph
  user_id: string
  session_id: string
  newId: () => string
}

/** The way to a turn of a shared play as the first turns of a session of somebody else's. */
export function copiedTurns(
  way: readonly SharedTurn[],
  { share, graph, user_id, session_id, newId }: Copying,
): NewTurn[] {
  const ids = way.map(() => newId())
  return way.map((turn, number) => ({
    id: ids[number] ?? newId(),
    user_id,
    session_id,
    parent_id: ids[number - 1] ?? null,
    number,
    answer: share.shows_words ? turn.answer : withoutEcho(graph, turn),
    model_used: turn.model_used,
    credits: 0,
    xp_gained: turn.xp_gained,
    state: stateShown(turn, way, { share, graph }),
    ...wordsShown(turn, share),
    prompt: null,
    variant_of: null,
    variant_kind: null,
  }))
}

/** Returns the copied turns whose facts the player has deleted. None if the player's words are hidden. */
export const copiedRemovals = (
  way: readonly SharedTurn[],
  turns: readonly NewTurn[],
  { shows_words }: Shown,
): TurnPlace[] =>
  turns.flatMap(({ user_id, session_id, id: turn_id }, at) =>
    shows_words && way[at]?.is_removed ? [{ user_id, session_id, turn_id }] : [],
  )
