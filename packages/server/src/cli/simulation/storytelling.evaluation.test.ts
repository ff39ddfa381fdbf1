import { TEXT_MODEL_KEYS, type TextModelKey } from '@kathasagar/story/vocabulary'
import { describe, expect, test } from 'vitest'
import { seedOf, wordsOf } from '@kathasagar/story'

import { beginStory } from '@kathasagar/engine/turn/apply'
import { languagePackOf } from '@kathasagar/engine/storyteller/languages/languagePackOf'
import { tell } from '@kathasagar/engine/storyteller/tell'
import type { Telling } from '@kathasagar/engine/storyteller/telling'
import { authoredGrams, repetitionIn } from '@kathasagar/engine/testing/repetition'
import { lore } from '../../providers/hearing/lore.ts'
import { playToEnd, type PlayedStory } from './playToEnd.ts'
import { PLAYERS } from './players.ts'
import { shippedStories } from './simulatePair.ts'

const told = shippedStories().filter(({ language }) => language === 'en' || language === 'hi')

const PLAYS = 5
/** Of the little that is its own: most of what is told in a story with answers is the author's. */
const MOST_REPEATED = 0.03

const ACTS = [
  'I sing to the crow',
  'why are you crying?',
  'LET ME OUT',
  'my name is Arjun and I am tired',
  '"Stop!" I shout at them',
  'kill him, quickly',
  'tell me a joke...',
  '  what   if I <b>never</b> left ,,  ',
  'mujhe bhookh lagi hai',
  'मैं कौए को गाना सुनाती हूँ',
  'तुम रो क्यों रहे हो?',
  '१०८',
] as const

const HOLES =
  /[{}#]|undefined|NaN|\[object| {2}| [,.;:!?।]|[,;:]{2}|(?<![.…])\.\.(?!\.)|।।|[!?]”[.।]|““|””|^\s|\s$/u

interface Straying {
  node?: string
  manner?: TextModelKey
  /** Which turn of a detour it is, from 1. */
  depth?: number
}

/** An answer to words that stray. */
function answerTo(
  { graph, language }: PlayedStory,
  words: string,
  { node = graph.start, manner = 'kathakar', depth = 1 }: Straying = {},
): Telling {
  const begun = beginStory(graph, { xp: 100, seed: seedOf(words + node) }).state
  const pressure = (['none', 'hint', 'event'] as const)[depth - 1] ?? 'none'
  return tell({
    graph,
    state: { ...begun, node, detour: depth - 1 },
    ruling: { kind: 'detour', words, depth, pressure, toward: 0 },
    action: { type: 'custom_action', text: words },
    language,
    manner,
    recent: [],
  })
}

/** Every way to stray in some scenes of a story, in every manner. */
function answersIn(story: PlayedStory) {
  const scenes = story.graph.names.filter((name) => !story.graph.isEnding(name))
  return scenes.flatMap((node, i) =>
    TEXT_MODEL_KEYS.flatMap((manner) =>
      ACTS.map((words) => ({
        words,
        narrative: answerTo(story, words, { node, manner, depth: 1 + (i % 3) }).narrative,
      })),
    ),
  )
}

/** Runs of three words: what is shorter, any two people may say. */
const runsOf = (text: string) => {
  const words = wordsOf(text.replace(/<[^<>]*>/gu, ' '))
  return words.slice(2).map((_, i) => words.slice(i, i + 3).join(' '))
}

describe.for(told.map((story) => ({ slug: story.slug, story })))('$slug', ({ story }) => {
  // A run of four words counts where neither the author nor the player wrote it and it stands outside
  // quotation marks; it is repeated when it was told in the same answer or in the nine before it.
  test('says under 3 in 100 of its own runs of four words twice within ten turns', () => {
    const authored = authoredGrams(story.graph)
    const counted = PLAYERS.flatMap((player) =>
      Array.from({ length: PLAYS }, (_, number) => {
        const play = playToEnd(story, { player, number, lore })
        return repetitionIn(play.told, play.said, authored)
      }),
    )

    const sum = (of: 'grams' | 'repeated') => counted.reduce((all, it) => all + it[of], 0)
    expect(sum('repeated') / sum('grams')).toBeLessThan(MOST_REPEATED)
  })

  test('prints nothing of what a player typed who strays but the deed', () => {
    const { clauses } = languagePackOf(story.language)
    for (const { words, narrative } of answersIn(story)) {
      const answered = new Set(runsOf(narrative))
      const deed = new Set(runsOf(clauses.verbPhrase(words)?.deed ?? ''))
      expect(runsOf(words).filter((run) => answered.has(run) && !deed.has(run))).toEqual([])
    }
  })

  test('has no holes, doubled signs or loose spaces', () => {
    for (const { narrative } of answersIn(story)) {
      expect(narrative).not.toMatch(HOLES)
      expect(narrative).not.toMatch(/^\p{Ll}|[.!?] \p{Ll}/u)
    }
  })

  test('speaks in four manners where nothing grave happens', () => {
    const { graph } = story
    const node = graph.names.find((name) => !graph.isEnding(name) && !graph.node(name).grave)
    // What is said to words is said plainly; the way on is named in the manner's own words.
    for (const words of ACTS) {
      const answers = TEXT_MODEL_KEYS.map(
        (manner) =>
          answerTo(story, words, { manner, depth: 3, ...(node !== undefined && { node }) })
            .narrative,
      )
      expect(new Set(answers).size).toBeGreaterThan(TEXT_MODEL_KEYS.length / 2)
    }
  })

  test('says the same again from the same state and seed', () => {
    for (const words of ACTS) {
      expect(answerTo(story, words)).toEqual(answerTo(story, words))
    }
  })
})
