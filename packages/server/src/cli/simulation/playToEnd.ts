import { priceAction, type XpCosts } from '@kathasagar/api/contract/pricing'
import {
  TEXT_MODEL_KEYS,
  type StoryLanguage,
  type TextModelKey,
} from '@kathasagar/api/contract/vocabulary'
import { drawFrom, seedOf, type StoryGraph } from '@kathasagar/api/rules'

import { applyTurn, beginStory, type TurnOutcome } from '../../engine/applyTurn.ts'
import { judge } from '../../engine/judge.ts'
import { payFor } from '../../engine/pricing.ts'
import type { RankChoices } from '../../engine/rankByWords.ts'
import { isRefusal, type AskedAction, type Ruling } from '../../engine/ruling.ts'
import { tell } from '../../engine/storyteller/tell.ts'
import { ANSWERS_MEMOIZED } from '../../engine/storyteller/voice.ts'
import type { TurnState } from '../../engine/turnState.ts'
import { MOVES, type Move, type Player } from './players.ts'

/** A story as it is played here. */
export interface PlayedStory {
  slug: string
  graph: StoryGraph
  language: StoryLanguage
  initialXp: number
  costs: XpCosts
  multiplier: number
}

/** One playthrough from the first scene on. */
export interface Play {
  /** Title of the ending; null when none was reached in time. */
  ending: string | null
  turns: number
  /** The most turns in a row that strayed without progress. */
  longestDetour: number
  xp: number
  /** What was told, an answer each, undone ones too. */
  told: string[]
  /** What the player typed. */
  said: string[]
  /** What must never be, a plain sentence each. */
  faults: string[]
}

/** No story that ends at all takes longer. */
const MOST_TURNS = 600

export interface Playing {
  player: Player
  /** Which of the player's playthroughs this is: another number is another course. */
  number: number
  rankChoices: RankChoices
}

/** Plays a story as a player would, with the built-in storyteller, until an ending. */
export function playToEnd(story: PlayedStory, { player, number, rankChoices }: Playing): Play {
  const { graph, language } = story
  const seed = seedOf(`${story.slug}/${player}/${number}`)
  const draw = drawFrom(seed)
  const manner = TEXT_MODEL_KEYS[number % TEXT_MODEL_KEYS.length] ?? 'kathakar'
  const start = beginStory(graph, { xp: story.initialXp, seed }).state
  const path = [start]
  const play: Play = {
    ending: null,
    turns: 0,
    longestDetour: 0,
    xp: start.xp,
    told: [],
    said: [],
    faults: [],
  }
  play.told.push(tellTurn(story, start, { kind: 'start' }, null, manner, []).text)

  while (play.turns < MOST_TURNS && play.ending === null) {
    const state = path.at(-1) ?? start
    play.turns += 1
    const move = affordable(story, state, MOVES[player]({ state, language, draw }))
    if (move.type === 'undo') {
      if (path.length > 1) path.pop()
      continue
    }
    const next = turn(story, state, move, rankChoices, manner, play)
    play.faults.push(...faultsOf(graph, next.state))
    play.longestDetour = Math.max(play.longestDetour, next.state.detour)
    play.xp = next.state.xp
    play.ending = next.ending?.title ?? null
    path.push(next.state)
  }
  if (play.ending === null) play.faults.push(`no ending in ${MOST_TURNS} turns`)
  return play
}

function affordable(story: PlayedStory, state: TurnState, move: Move): Move {
  const wanted = priceAction({ type: move.type, xp: state.xp, costs: story.costs, modelCredits: 0 })
  return 'code' in payFor(wanted, { xp: state.xp, credits: 0 }) ? { type: 'continue' } : move
}

function turn(
  story: PlayedStory,
  state: TurnState,
  action: AskedAction,
  rankChoices: RankChoices,
  manner: TextModelKey,
  play: Play,
): TurnOutcome {
  const { graph, costs, multiplier } = story
  const ruling = judge({ graph, state, action, rankChoices })
  if (isRefusal(ruling)) throw new Error(`An open choice was refused: ${ruling.code}`)
  const { text, choices } = tellTurn(story, state, ruling, action, manner, play.told)
  play.told.push(text)
  if (action.type === 'custom_action') play.said.push(action.text)
  const price = priceAction({ type: action.type, xp: state.xp, costs, modelCredits: 0 })
  const xp = ruling.kind === 'point' ? 0 : price.xp
  return applyTurn(graph, state, ruling, { xp, multiplier, choices })
}

function tellTurn(
  { graph, language }: PlayedStory,
  state: TurnState,
  ruling: Ruling | { kind: 'start' },
  action: AskedAction | null,
  manner: TextModelKey,
  told: readonly string[],
): { text: string; choices: readonly string[] } {
  const recent = told.slice(-ANSWERS_MEMOIZED)
  const telling = tell({ graph, state, ruling, action, language, manner, recent })
  const text = [telling.narrative, telling.setup].filter(Boolean).join('\n\n')
  return { text, choices: telling.choices }
}

function faultsOf(graph: StoryGraph, state: TurnState): string[] {
  const { choices } = graph.node(graph.has(state.node) ? state.node : graph.start)
  const leadsOut = state.offers.some(
    ({ path }) => path.kind === 'choice' && !graph.has(choices[path.index]?.target ?? ''),
  )
  return [
    ...(graph.has(state.node) ? [] : [`a state stands outside the graph: ${state.node}`]),
    ...(leadsOut ? [`an open choice of ${state.node} leads outside the graph`] : []),
    ...(state.offers.length > 0 || graph.isEnding(state.node)
      ? []
      : [`no choice is open in ${state.node}`]),
    ...(state.xp < 0 ? ['XP fell below nothing'] : []),
  ]
}
