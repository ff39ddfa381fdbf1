import type { Lore } from '@kathasagar/engine/understanding/lore'
import { type Action, type Aside, isAside } from '@kathasagar/engine/world/ruling'
import { narrate } from '@kathasagar/engine/narration/narrate'
import type { NarrationRequest } from '@kathasagar/engine/narration/narration'
import { beginStory } from '@kathasagar/engine/turn/apply'
import { playTurn } from '@kathasagar/engine/turn/playTurn'
import type { GameRules, PlayedTurn, TurnPlace } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/world/turnState'
import { drawFrom, seedOf, type StoryGraph } from '@kathasagar/story'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import { CHOOSE_ACTION, type Player } from './players.ts'
import { isDeepStrictEqual } from 'node:util'

interface RecordedTurn {
  action: Action
  choices: readonly string[]
  /** True if nothing in the story answered the text, so the turn was free. */
  isUnanswered?: true | undefined
  state: TurnState
}

const roundTrip = (state: TurnState) => JSON.parse(JSON.stringify(state)) as TurnState

/** Replays turns from stored states. Returns the first difference as a sentence, or null. */
export function lostInReplay(
  rules: Omit<TurnPlace, 'state'>,
  start: TurnState,
  turns: readonly RecordedTurn[],
): string | null {
  let state = roundTrip(start)
  for (const { action, choices, isUnanswered, state: before } of turns) {
    const told = { choices, ...(isUnanswered && { isUnanswered }) }
    const again = playTurn({ ...rules, state }, action, () => told)
    if ('code' in again || isAside(again)) return `a turn was refused when it was played again`
    state = roundTrip(again.state)
    if (!isDeepStrictEqual(state, roundTrip(before))) {
      return `turn ${before.turn} left another state when it was played again`
    }
  }
  return null
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

export interface PlayedStory extends GameRules {
  slug: string
  graph: StoryGraph
  language: StoryLanguage
  initialXp: number
}

interface Play {
  ending: string | null
  turns: number
  /** Narrated texts, including undone ones. */
  told: string[]
  reactions: number
  topics: number
  faults: string[]
}

/** Maximum number of turns. Every story with an ending reaches one before. */
const MAX_TURNS = 600

interface Playing {
  player: Player
  number: number
  lore: Lore
}

export function playToEnd(story: PlayedStory, { player, number, lore }: Playing): Play {
  const { graph, language } = story
  const seed = seedOf(`${story.slug}/${player}/${number}`)
  const draw = drawFrom(seed)
  const start = beginStory(graph, { xp: story.initialXp, seed }).state
  const path: RecordedTurn[] = []
  const play: Play = { ending: null, turns: 0, told: [], reactions: 0, topics: 0, faults: [] }
  const teller = { story, lore, play }
  narrateNext(teller, { graph, state: start, ruling: { kind: 'start' }, action: null })

  while (play.turns < MAX_TURNS && play.ending === null) {
    const state = path.at(-1)?.state ?? start
    play.turns += 1
    const action = CHOOSE_ACTION[player]({ graph, state, language, draw })
    if (action === 'undo') {
      path.pop()
      continue
    }
    const next = turn(teller, state, action)
    count(play, graph, next)
    const { choices, isUnanswered } = next.telling
    path.push({ action: next.action, choices, isUnanswered, state: next.state })
  }
  if (play.ending === null) play.faults.push(`no ending in ${MAX_TURNS} turns`)
  const lost = lostInReplay({ ...story, lore }, start, path)
  if (lost) play.faults.push(lost)
  return play
}

function count(play: Play, graph: StoryGraph, { state, ruling, ending }: PlayedTurn): void {
  play.faults.push(...faultsOf(graph, state))
  play.ending = ending?.title ?? null
  if (ruling.kind === 'reaction') play.reactions += 1
  if (ruling.kind === 'topic') play.topics += 1
}

interface Simulation {
  story: PlayedStory
  lore: Lore
  play: Play
}

type NarratedTurn = PlayedTurn & { telling: ReturnType<typeof narrate> }

function turn(teller: Simulation, state: TurnState, action: Action): NarratedTurn {
  const { story, lore } = teller
  const played = playTurn({ ...story, state, lore }, action, (begun) => narrateNext(teller, begun))
  if ('code' in played) {
    if (played.code === 'not_enough_xp') return turn(teller, state, { type: 'continue' })
    throw new Error(`An open choice was refused: ${played.code}`)
  }
  return isAside(played) ? respondToAside(teller, state, played) : played
}

function respondToAside(teller: Simulation, state: TurnState, aside: Aside): NarratedTurn {
  const selected_choice = aside.aside === 'hint' ? undefined : aside.choices[0]
  return turn(teller, state, { type: 'continue', selected_choice })
}

function narrateNext(
  { story: { language }, play }: Simulation,
  { graph, state, ruling, action }: Pick<NarrationRequest, 'graph' | 'state' | 'ruling' | 'action'>,
) {
  const telling = narrate({
    graph,
    state,
    ruling,
    action,
    language,
    manner: 'kathakar',
    recent: play.told,
  })
  play.told.push([telling.narrative, telling.setup].filter(Boolean).join('\n\n'))
  return telling
}
