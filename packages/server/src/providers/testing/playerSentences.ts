import type { StoryGraph } from '@kathasagar/story'

import { TOPIC_THRESHOLD } from '@kathasagar/engine/understanding/scoreInput'
import { interpret } from '@kathasagar/engine/turn/decide'
import { isAside, type Ruling } from '@kathasagar/engine/world/ruling'
import { beginStory } from '@kathasagar/engine/turn/apply'
import type { Lore } from '@kathasagar/engine/understanding/lore'
import { evaluationLines } from './evaluationFiles.ts'
import { stateBefore } from './playerInputs.ts'

/** A tester's input in a scene, with its intended meaning. The testers saw the scene, but not the code. */
export interface PlayerSentence {
  story: string
  scene: string
  words: string
  language: string
  /**
   * 1-based numbers of choices: a clear one, several possible ones, or two in order. `free` if
   * no choice matches, `outside` if the input is not part of the story.
   */
  expect: number | readonly number[] | { then: readonly number[] } | 'free' | 'outside'
}

export type InterpretationRating = 'heard' | 'asked' | 'missed' | 'wrong'

export const readSentences = (file: string): PlayerSentence[] =>
  evaluationLines(`sentences/${file}`).map((line) => JSON.parse(line) as PlayerSentence)

export type Taken = { choice: number } | { asked: number[] } | { other: string }

export function interpretedAs(
  graph: StoryGraph,
  { scene, words, expect }: Pick<PlayerSentence, 'scene' | 'words' | 'expect'>,
  lore: Lore,
): Taken {
  const there = stateBefore(
    graph,
    scene,
    meantBy({ expect }).map((number) => number - 1),
  )
  const { state } = beginStory(there, { xp: 100, seed: 1 })
  const action = { type: 'custom_action', text: words } as const
  const ruling = interpret({ graph: there, state, action, lore })
  if ('code' in ruling) return { other: ruling.code }
  if (isAside(ruling)) {
    if (ruling.aside === 'hint') return { other: 'outside' }
    const texts = graph.node(scene).choices.map(({ text }) => text)
    return { asked: ruling.choices.map((choice) => texts.indexOf(choice) + 1) }
  }
  if (ruling.kind === 'advance' && ruling.by === 'words') return { choice: ruling.choice + 1 }
  if (isAboutPlaying(graph, ruling, lore)) return { other: 'outside' }
  return { other: ruling.kind === 'advance' ? ruling.by : ruling.kind }
}

/** Returns true if the input is about playing and an author's reaction answers it. */
function isAboutPlaying({ reactions }: StoryGraph, ruling: Ruling, lore: Lore): boolean {
  if (ruling.kind !== 'reaction' || ruling.answer.of !== 'story') return false
  const { answer } = ruling
  const { to = [] } = ('index' in answer ? reactions[answer.index] : undefined) ?? {}
  return to.some((phrase) => lore.topics(phrase).playing >= TOPIC_THRESHOLD)
}

export const meantBy = ({ expect }: Pick<PlayerSentence, 'expect'>): readonly number[] => {
  if (typeof expect === 'number') return [expect]
  if (typeof expect === 'string') return []
  return 'then' in expect ? expect.then.slice(0, 1) : expect
}

/**
 * Rates an interpretation: `heard` if it is the intended one, `asked` if the player can select the right
 * choice, `wrong` for another choice, for a move if `free`, and for an answer outside of the story if the
 * input is part of it.
 */
export function rateInterpretation(taken: Taken, sentence: PlayerSentence): InterpretationRating {
  const { expect } = sentence
  const meant = meantBy(sentence)
  if ('choice' in taken) return meant.includes(taken.choice) ? 'heard' : 'wrong'
  if ('asked' in taken) return meant.some((one) => taken.asked.includes(one)) ? 'asked' : 'missed'
  if (taken.other === 'outside') return expect === 'outside' ? 'heard' : 'wrong'
  if (taken.other === 'continue') return 'wrong'
  return expect === 'free' ? 'heard' : 'missed'
}
