import { expect, test } from 'vitest'

import { NO_LORE } from '@kathasagar/engine/understanding/lore'
import { PHRASES } from '@kathasagar/engine/narration/phrases'
import { playWorld, sceneNow } from '@kathasagar/engine/world/playWorld'
import { narrate } from '@kathasagar/engine/narration/narrate'
import { type Action, isAside } from '@kathasagar/engine/world/ruling'
import { beginStory } from '@kathasagar/engine/turn/apply'
import { playTurn, type PlayedTurn } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/world/turnState'
import type { PlayedStory } from './playToEnd.ts'
import { shippedStories } from './simulatePlays.ts'

const TURNS = 30

const SAID = {
  en: [
    'I hop on one leg',
    'why is that?',
    'I hum',
    'hmm so it goes',
    'I stretch',
    'who made this?',
  ],
  hi: ['मैं एक पैर पर कूदता हूँ', 'ऐसा क्यों?', 'मैं गुनगुनाता हूँ', 'अच्छा ऐसा है', 'नाचता हूँ', 'यह किसने बनाया?'],
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : []

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?।…]["”’]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

function nextAction({ graph }: PlayedStory, said: readonly string[], state: TurnState): Action {
  const on = state.offers.find(
    ({ path }) =>
      path.kind === 'linger' ||
      !graph.isEnding(graph.node(state.node).choices[path.index]?.target ?? ''),
  )
  const wish = state.turn % 5
  if (wish === 1) return { type: 'immerse' }
  if (wish === 2 || (wish === 4 && on === undefined)) {
    return { type: 'continue', selected_choice: state.offers.at(-1)?.text }
  }
  if (wish === 4) return { type: 'continue', selected_choice: on?.text }
  return { type: 'custom_action', text: said[state.turn % said.length] ?? '' }
}

function ownOf({ graph }: PlayedStory, told: string, { before, ruling }: PlayedTurn): string[] {
  const scenes = graph.names.map((name) => graph.node(name))
  const { scene, answer } = playWorld(graph, before, ruling)
  const authors = textsIn([scenes, graph.cast, graph.replies, graph.reactions])
  const written = [...authors, scene, answer, sceneNow(graph, before)].join('\n')
  return sentencesOf(told).filter((one) => !written.includes(one.replace(/[.।]$/u, '')))
}

/** Plays thirty turns. Returns the sentences that the author did not write. */
function ownIn(story: PlayedStory): string[] {
  const { graph, language } = story
  const said = SAID[language === 'hi' ? 'hi' : 'en']
  let state = beginStory(graph, { xp: 100_000, seed: 5 }).state
  const recent: string[] = [sceneNow(graph, state)]
  const own: string[] = []
  for (let i = 0; i < TURNS; i += 1) {
    const turn = playTurn(
      { ...story, state, lore: NO_LORE },
      nextAction(story, said, state),
      (begun) =>
        narrate({
          graph,
          state,
          ruling: begun.ruling,
          action: begun.action,
          language,
          manner: 'kathakar',
          recent,
        }),
    )
    if ('code' in turn) throw new Error(turn.code)
    if (isAside(turn)) {
      state = { ...state, turn: state.turn + 1 }
      continue
    }
    const told = [turn.telling.narrative, turn.telling.setup ?? ''].join('\n\n')
    recent.push(told.trim())
    own.push(...ownOf(story, told, turn))
    state = graph.isEnding(turn.state.node)
      ? { ...beginStory(graph, { xp: 100_000, seed: 5 + i }).state, turn: turn.state.turn }
      : turn.state
  }
  return own
}

const STORIES = (['en', 'hi'] as const).flatMap((language) =>
  shippedStories()
    .filter((story) => story.language === language && story.graph.program === null)
    .slice(0, 6),
)

test.for(STORIES.map((story) => ({ story, slug: story.slug })))(
  'in thirty turns of $slug every sentence is the author’s or a neutral one',
  ({ story }) => {
    const { neutral, absent, next } = PHRASES[story.language]
    const known = [...Object.values(neutral).flat(), absent, next].flatMap(sentencesOf)
    const patterns = known.map(
      (one) => new RegExp(`^${one.replaceAll('?', '[?]').replace(/\{\w+\}/u, '.*')}$`, 'u'),
    )

    expect(ownIn(story).filter((one) => !patterns.some((it) => it.test(one)))).toEqual([])
  },
)
