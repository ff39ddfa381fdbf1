import type {
  InputCandidate,
  TestPlayAnswer,
  TestPlayRequest,
  TestPlayState,
  WhyAnswer,
} from '@kathasagar/api/contract'
import { inkGraph } from '@kathasagar/engine/world/graphAt'
import { type Ruling, type Aside, isAside } from '@kathasagar/engine/world/ruling'
import { offeredChoices, worldOf } from '@kathasagar/engine/world/playWorld'
import { sceneParts, applyTypedValues } from '@kathasagar/engine/world/sceneParts'
import type { Narration } from '@kathasagar/engine/narration/narration'
import type { TurnOutcome } from '@kathasagar/engine/turn/apply'
import { explainRuling } from '@kathasagar/engine/turn/explainRuling'
import type { RulingExplanation, ScoredCandidate } from '@kathasagar/engine/turn/explainRuling'
import { rulesOf } from '@kathasagar/engine/turn/playTurn'
import { readTurn } from '@kathasagar/engine/turn/reading'
import type { TurnState } from '@kathasagar/engine/world/turnState'
import { answerOf, applySets, fitWorld, openGraph, applyPlayRules } from '@kathasagar/story'
import type { Sets, StoryGraph } from '@kathasagar/story'
import type { InputOutcome, WhyReason } from '@kathasagar/story/vocabulary'

import { type Call, isRefusal, type Refusal } from '../../platform/call.ts'
import type { DraftingContext } from './context.ts'
import { declineWords } from '../safety/index.ts'
import {
  startBuiltInSession,
  parseAction,
  playBuiltIn,
  presentAside,
  typedValuesOf,
  withQuestion,
  wordsOf,
} from '../sessions/index.ts'
import { presentPlate } from '../pictures/index.ts'

const MAX_TEXT_LENGTH = 160

const REASONS: Readonly<Record<WhyReason, readonly [InputOutcome, string]>> = {
  text: ['taken', 'These are the words of the choice.'],
  number: ['taken', 'The words name a choice by its place in the list.'],
  also: ['taken', 'This is another way to say the choice, as its author wrote it.'],
  answer: ['taken', 'The words hold an answer that takes the choice.'],
  command: ['taken', 'The words are a command, and no act in the story.'],
  lead: ['taken', 'A choice is clearly meant.'],
  authored: ['taken', 'No choice fits better than this answer of the author’s.'],
  locked: ['taken', 'The choice that is meant is closed now; its author says why.'],
  asked: ['asked', 'A choice may be meant, but not clearly enough to take it.'],
  no_topic: ['free', 'Somebody is spoken to who has no topic for these words.'],
  nothing_near: ['free', 'Nothing that lies open here comes near enough.'],
  hint: ['outside', 'The words ask about playing.'],
}

const shorten = (text: string) => {
  const signs = [...text]
  return signs.length <= MAX_TEXT_LENGTH ? text : `${signs.slice(0, MAX_TEXT_LENGTH).join('')}…`
}

function presentWhy(graph: StoryGraph, { reason, lead, candidates }: RulingExplanation): WhyAnswer {
  const [outcome, detail] = REASONS[reason]
  return {
    outcome,
    reason,
    lead,
    detail,
    candidates: candidates.map((one) => presentCandidate(graph, one)),
  }
}

function presentCandidate(graph: StoryGraph, candidate: ScoredCandidate): InputCandidate {
  const { meant, nearest, score, isTaken: is_selected } = candidate
  const weighed = { nearest, score, is_selected }
  if ('offer' in meant) {
    const { text, path } = meant.offer
    const place = path.kind === 'choice' ? path.index : path.detail
    return { kind: 'choice', number: place + 1, text, ...weighed }
  }
  const { answer } = meant
  const said = { number: answer.index + 1, text: shorten(answerOf(graph, answer)?.text ?? '') }
  if (answer.of === 'topic') {
    const person = graph.cast[answer.person]?.name ?? answer.person
    return { kind: 'topic', ...said, person, ...weighed }
  }
  return { kind: 'reaction', ...said, is_story_wide: answer.of === 'story', ...weighed }
}

/** Validates a client's state. Drops missing scenes and choices. */
function reconcileState(graph: StoryGraph, given: TestPlayState): TurnState | Refusal {
  if (!graph.has(given.node)) return { code: 'not_playable' }
  // An Ink program can resume only at its saved position.
  if (graph.program !== null && given.ink?.place !== given.node) return { code: 'not_playable' }
  const { choices } = graph.node(given.node)
  const { world: sent, ...rest } = given
  const world = sent && graph.isRich ? fitWorld(graph.declared ?? {}, sent) : null
  const all = offeredChoices(graph, world, given.node)
  const open = given.offers.filter(
    ({ path }) => path.kind === 'linger' || path.index < choices.length,
  )
  return {
    ...rest,
    ...(world ? { world } : {}),
    visited: [...new Set([...given.visited.filter(graph.has), given.node])],
    offers: open.length > 0 ? open : all,
  }
}

const ON = { action_type: 'continue' } as const

function present(graph: StoryGraph, turn: TurnOutcome & { telling: Narration }, xp_spent: number) {
  const { state, xp_gained, telling, ending } = turn
  return {
    // The types differ only in `readonly`.
    state: state as TestPlayAnswer['state'],
    narrative: telling.narrative,
    setup: telling.setup,
    choices: state.offers.map(({ text }) => text),
    ...sceneParts(graph, state),
    ...presentPlate(graph, state.node, null),
    node: state.node,
    current_xp: state.xp,
    xp_gained,
    xp_spent,
    ending: ending && { ...ending, turns: state.turn, xp_gained },
  }
}

function stand(
  graph: StoryGraph,
  state: TurnState,
  said: Pick<TestPlayAnswer, 'declined' | 'hint' | 'asked' | 'why'>,
): TestPlayAnswer {
  const telling = { narrative: '', setup: null, choices: [] }
  return { ...present(graph, { state, xp_gained: 0, ending: null, telling }, 0), ...said }
}

/** Explains how free text was understood. Selected choices need no explanation. */
function explainInput(
  { lore }: Pick<DraftingContext, 'lore'>,
  place: { graph: StoryGraph; state: TurnState },
  action: NonNullable<TestPlayRequest['action']>,
  came: Ruling | Aside,
): Pick<TestPlayAnswer, 'why'> {
  if (action.action_type !== 'custom_action') return {}
  const heard = explainRuling(
    readTurn({ ...place, lore, action: { type: 'custom_action', text: action.user_action } }),
    came,
  )
  return { why: presentWhy(place.graph, heard) }
}

function applyValues(graph: StoryGraph, state: TurnState, sets: Sets): TurnState {
  const before = worldOf(graph, state)
  if (before === null) return state
  const world = applySets(graph.declared ?? {}, before, sets, state.turn)
  return { ...state, world, offers: offeredChoices(graph, world, state.node) }
}

/** Plays a turn of an unsaved story with the built-in storyteller. */
export const testPlay: Call<'testPlay', DraftingContext> = async (ctx, { body: request }) => {
  const { language, game_config } = request
  if (request.story_structure.open) return { code: 'not_playable' }
  const whole = openGraph(applyPlayRules(request.story_structure, game_config))
  const graph = inkGraph(whole, request.state?.ink)
  const play = { graph, language, ...rulesOf(game_config) }
  if (request.state === null) {
    const { start_at: start = graph.start, initial_xp: xp } = request
    if (!graph.has(start)) return { code: 'not_playable' }
    const beginning = { xp, seed: ctx.ids.newSeed() }
    const begun = await startBuiltInSession(ctx, { ...play, graph: { ...graph, start } }, beginning)
    return isRefusal(begun) ? begun : present(begun.graph, begun, 0)
  }

  const sent = reconcileState(graph, request.state)
  if (isRefusal(sent)) return sent
  const state = request.sets ? applyValues(graph, sent, request.sets) : sent
  if (request.sets && request.action === null) return stand(graph, state, {})
  const action = request.action ?? ON
  const words = [wordsOf(action), ...request.state.facts.map(({ what }) => what)].join('\n')
  const declined = await declineWords(ctx, { words, story: request, graph, where: 'test_play' })
  if (declined) return stand(graph, state, { declined })
  const from = applyTypedValues(graph, state, typedValuesOf(action))
  const turn = await playBuiltIn(ctx, play, from, parseAction(action))
  if ('code' in turn) return turn
  const why = explainInput(ctx, { graph, state }, action, isAside(turn) ? turn : turn.ruling)
  if (isAside(turn))
    return stand(graph, withQuestion(state, turn), { ...presentAside(turn), ...why })
  return { ...present(turn.graph, turn, turn.spent.xp), ...why }
}
