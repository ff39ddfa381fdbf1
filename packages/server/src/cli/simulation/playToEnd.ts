import { type Action, isAside } from '@kathasagar/engine/world/ruling'
import { narrate } from '@kathasagar/engine/narration/narrate'
import type { NarrationRequest } from '@kathasagar/engine/narration/narration'
import { beginStory } from '@kathasagar/engine/turn/apply'
import { playTurn, rulesOf } from '@kathasagar/engine/turn/playTurn'
import type { GameRules, PlayedTurn, TurnPlace } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/world/turnState'
import { applyPlayRules, drawFrom, openGraph, seedOf, type StoryGraph } from '@kathasagar/story'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import { lore } from '../../providers/hearing/lore.ts'
import { readSeed } from '../../seed/readSeed.ts'
import type { SeedStory } from '../../seed/seedShapes.ts'
import { CHOOSE_ACTION, type Player } from './players.ts'
import { isDeepStrictEqual } from 'node:util'

interface RecordedTurn {
  action: Action
  choices: readonly string[]
  /** True if no part of the story matched the text, so the turn was free. */
  isUnanswered?: true | undefined
  state: TurnState
}

const roundTrip = (state: TurnState) => JSON.parse(JSON.stringify(state)) as TurnState

/** Replays turns from stored states. Returns the first difference as a sentence, or null. */
export function replayDifference(
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

interface PlayedStory extends GameRules {
  slug: string
  graph: StoryGraph
  language: StoryLanguage
  initialXp: number
}

/** Returns false for an open story, which needs a model. */
export const hasScenes = ({ story_structure }: SeedStory) => story_structure.open === undefined

export const shippedStories = (): PlayedStory[] =>
  readSeed()
    .stories.filter(hasScenes)
    .map((story) => ({
      slug: story.slug,
      graph: openGraph(applyPlayRules(story.story_structure, story.game_config)),
      language: story.language,
      initialXp: story.initial_xp,
      ...rulesOf(story.game_config),
    }))

/** Maximum number of turns. Each story that has endings reaches one earlier. */
const MAX_TURNS = 600

/** Plays a story until it ends. Returns the problems found. `number` is part of the random seed. */
export function playToEnd(story: PlayedStory, player: Player, number: number): string[] {
  const { graph, language } = story
  const seed = seedOf(`${story.slug}/${player}/${number}`)
  const draw = drawFrom(seed)
  const start = beginStory(graph, { xp: story.initialXp, seed }).state
  const path: RecordedTurn[] = []
  const teller: Simulation = { story, told: [] }
  const faults: string[] = []
  narrateNext(teller, { graph, state: start, ruling: { kind: 'start' }, action: null })

  let hasEnded = false
  for (let turns = 0; turns < MAX_TURNS && !hasEnded; turns += 1) {
    const state = path.at(-1)?.state ?? start
    const action = CHOOSE_ACTION[player]({ graph, state, language, draw })
    if (action === 'undo') {
      path.pop()
      continue
    }
    const next = turn(teller, state, action)
    faults.push(...faultsOf(graph, next.state))
    hasEnded = next.ending !== null
    const { choices, isUnanswered } = next.telling
    path.push({ action: next.action, choices, isUnanswered, state: next.state })
  }
  if (!hasEnded) faults.push(`no ending in ${MAX_TURNS} turns`)
  const lost = replayDifference({ ...story, lore }, start, path)
  return lost ? [...faults, lost] : faults
}

interface Simulation {
  story: PlayedStory
  told: string[]
}

type NarratedTurn = PlayedTurn & { telling: ReturnType<typeof narrate> }

function turn(teller: Simulation, state: TurnState, action: Action): NarratedTurn {
  const place = { ...teller.story, state, lore }
  const played = playTurn(place, action, (begun) => narrateNext(teller, begun))
  if ('code' in played) {
    if (played.code === 'not_enough_xp') return turn(teller, state, { type: 'continue' })
    throw new Error(`An open choice was refused: ${played.code}`)
  }
  if (!isAside(played)) return played
  const selected_choice = played.aside === 'hint' ? undefined : played.choices[0]
  return turn(teller, state, { type: 'continue', selected_choice })
}

function narrateNext(
  { story: { language }, told }: Simulation,
  { graph, state, ruling, action }: Pick<NarrationRequest, 'graph' | 'state' | 'ruling' | 'action'>,
) {
  const at = { graph, state, ruling, action, language }
  const telling = narrate({ ...at, manner: 'kathakar', recent: told })
  told.push([telling.narrative, telling.setup].filter(Boolean).join('\n\n'))
  return telling
}
