import { aboutOf, type Fact } from '@kathasagar/engine/world/fact'
import type { TurnState } from '@kathasagar/engine/world/turnState'
import { flagsOf, getOwn, startOf, type StoryGraph, type World } from '@kathasagar/story'

import { type Call, isRefusal, type Refusal } from '../../platform/call.ts'
import { canPlayPremium } from '../../platform/policies.ts'
import { countToday } from '../authoring/index.ts'
import { openXp } from '../ledger/index.ts'
import {
  countPlay,
  deleteFacts,
  insertSession,
  insertTurns,
  needsAccount,
  readSession,
} from '../sessions/index.ts'
import type { NewTurn, TurnPlace } from '../sessions/index.ts'
import { lockUser } from '../users/index.ts'
import { findShown, type SharedPlaysContext } from './findShown.ts'
import { findTurnOnPath, listSharedTurns } from './sharedPlays.queries.ts'
import type { SharedTurn, ShareRow } from './sharedPlays.queries.ts'
import { withoutEcho } from './withoutEcho.ts'

type Shown = Pick<ShareRow, 'shows_words'>
type Declaring = Pick<StoryGraph, 'declared'>

const isTyped = ({ action }: SharedTurn) => action.type === 'custom_action'

/** Returns the number of the turn at which the link starts. Returns 0 if the link shows the complete session. */
const firstTurn = ([first]: readonly SharedTurn[]) =>
  first === undefined || first.number === 0 ? 0 : first.state.turn

function resetVariables(world: World, { declared }: Declaring, names: ReadonlySet<string>): World {
  const begun = Object.entries(declared ?? {}).filter(([name]) => names.has(name))
  const starts = begun.map(([name, variable]) => [name, startOf(variable)] as const)
  const receipts = Object.entries(world.receipts).filter(([name]) => !names.has(name))
  return {
    ...world,
    values: { ...world.values, ...Object.fromEntries(starts) },
    receipts: Object.fromEntries(receipts),
  }
}

/** Removes the player's words about deleted facts. Resets the flags of these facts. */
function keepWordsOf(world: World, graph: Declaring, facts: readonly Fact[]): World {
  const { said, ...rest } = world
  if (said === undefined) return world
  const words = facts
    .filter(({ kind, who }) => kind === 'is_called' || who !== undefined)
    .flatMap((fact) =>
      flagsOf(graph.declared ?? {}, { ...fact, about: aboutOf(fact) }).map(
        (name) => [name, fact.what] as const,
      ),
    )
    .filter(([name]) => getOwn(said, name) !== undefined)
  const staying = Object.fromEntries(words)
  const gone = Object.keys(said).filter((name) => getOwn(staying, name) === undefined)
  return { ...resetVariables(rest, graph, new Set(gone)), said: staying }
}

function removeHiddenFacts(
  state: TurnState,
  way: readonly SharedTurn[],
  { share: { shows_words }, graph }: Pick<Copying, 'share' | 'graph'>,
): TurnState {
  const begins = firstTurn(way)
  const hidden = new Set(shows_words ? [] : way.filter(isTyped).map(({ state: { turn } }) => turn))
  if (begins === 0 && hidden.size === 0) return state
  const facts = state.facts.filter((fact) => fact.turn > begins && !hidden.has(fact.turn))
  const { world, ...rest } = state
  if (world === undefined) return { ...rest, facts }
  return { ...rest, facts, world: keepWordsOf(world, graph, facts) }
}

/** Resets typed values that were last changed in a turn that is not visible. */
function resetTyped(world: World, graph: Declaring, isShown: (turn: number) => boolean): World {
  const hidden = Object.entries(graph.declared ?? {}).filter(
    ([name, variable]) =>
      'typed' in variable && !isShown(getOwn(world.receipts, name)?.changed ?? 0),
  )
  return resetVariables(world, graph, new Set(hidden.map(([name]) => name)))
}

/** Renumbers turns so that the link starts at turn 0. Earlier changes become part of the initial state. */
function renumber(begins: number, state: TurnState): TurnState {
  if (begins === 0) return state
  const count = (turn: number) => Math.max(0, turn - begins)
  const countAll = (turns: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(turns).map(([name, turn]) => [name, count(turn)]))
  const facts = state.facts.map((fact) => ({
    ...fact,
    turn: count(fact.turn),
    ...(fact.turns && { turns: fact.turns.filter((turn) => turn > begins).map(count) }),
  }))
  const { world } = state
  const counted = { ...state, turn: count(state.turn), facts }
  if (world === undefined) return counted
  const receipts = Object.entries(world.receipts).map(
    ([name, { met, changed }]) => [name, { met: count(met), changed: count(changed) }] as const,
  )
  const recalled = world.recalled
    .filter(({ turn }) => turn > begins)
    .map((one) => ({ ...one, turn: count(one.turn) }))
  return {
    ...counted,
    world: {
      ...world,
      receipts: Object.fromEntries(receipts),
      met: countAll(world.met),
      given: countAll(world.given),
      recalled,
    },
  }
}

function visibleState(
  turn: SharedTurn,
  way: readonly SharedTurn[],
  { share, graph }: Pick<Copying, 'share' | 'graph'>,
): TurnState {
  const state = removeHiddenFacts(turn.state, way, { share, graph })
  const begins = firstTurn(way)
  if (state.world === undefined) return renumber(begins, state)
  const isShown = (changed: number) => share.shows_words && changed >= begins
  return renumber(begins, { ...state, world: resetTyped(state.world, graph, isShown) })
}

function visibleWords({ action, note }: SharedTurn, { shows_words }: Shown) {
  if (shows_words) return { action, note }
  if (action.type === 'custom_action')
    return { action: { ...action, user_input: null }, note: null }
  if (note === null) return { action, note }
  const { typed: _typed, ...kept } = note
  return { action, note: kept }
}

interface Copying {
  share: Shown
  graph: StoryGraph
  user_id: string
  session_id: string
  newId: () => string
}

function copiedTurns(
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
    state: visibleState(turn, way, { share, graph }),
    ...visibleWords(turn, share),
    prompt: null,
    variant_of: null,
    variant_kind: null,
  }))
}

/** Returns copied turns with deleted facts. Returns none if the link hides typed words. */
const copiedRemovals = (
  way: readonly SharedTurn[],
  turns: readonly NewTurn[],
  { shows_words }: Shown,
): TurnPlace[] =>
  turns.flatMap(({ user_id, session_id, id: turn_id }, at) =>
    shows_words && way[at]?.is_removed ? [{ user_id, session_id, turn_id }] : [],
  )

export const forkSharedPlay: Call<'forkSharedPlay', SharedPlaysContext> = async (ctx, input) => {
  const { params, body, user } = input
  const shown = await findShown(ctx.db, params.share_code, user)
  if (isRefusal(shown)) return shown
  const { share, story } = shown
  if (await needsAccount(ctx.db, story, user)) return { code: 'account_required' }
  if (!canPlayPremium(story, user)) return { code: 'premium_required' }
  const turn = await findTurnOnPath(ctx.db, share, body.turn_id)
  if (turn === undefined || turn.number < share.first_number) return { code: 'not_found' }

  const limit = turn.number - share.first_number + 1
  const way = await listSharedTurns(ctx.db, share, { from: share.first_number, limit })
  const graph = await ctx.graphs(share.version_id)
  const { newId } = ctx.ids
  const session_id = newId()
  const turns = copiedTurns(way, { share, graph, user_id: user.id, session_id, newId })
  const head = turns.at(-1)
  if (head === undefined) return { code: 'not_found' }
  const { node, offers } = way.at(-1)?.state ?? head.state
  const isOver = graph.has(node) && graph.isEnding(node) && offers.length === 0
  if (isOver) return { code: 'session_finished' }

  const refused = await ctx.transaction(async (db): Promise<Refusal | null> => {
    // A concurrent request may have merged the guest into an account.
    const isGone = user.is_guest && !(await lockUser(db, user.id))
    if (isGone) return { code: 'session_expired' }
    const played = { storyId: share.story_id, userId: user.id }
    const isInserted = await insertSession(db, {
      id: session_id,
      user_id: user.id,
      story_id: share.story_id,
      version_id: share.version_id,
      head_turn_id: head.id,
      is_completed: false,
      preview_code: null,
      copied_turns: turns.length - 1,
    })
    if (!isInserted) return { code: 'shared_play_not_found' }
    await insertTurns(db, turns)
    await deleteFacts(db, copiedRemovals(way, turns, share))
    await openXp(db, { userId: user.id, sessionId: session_id }, head.state.xp)
    await countPlay(db, 'begun', played)
    await countToday(db, 'plays', { ...played, now: ctx.clock.now() })
    return null
  })
  return refused ?? readSession(ctx, session_id, user.id)
}
