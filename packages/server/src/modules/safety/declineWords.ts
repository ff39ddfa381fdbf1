import type { Declined, HelpLine } from '@kathasagar/api/contract'
import type { DeclinedKind, HarmKind } from '@kathasagar/story/vocabulary'
import type { StoryGraph } from '@kathasagar/story'

import { recordEvent } from '../audit/index.ts'
import { meterUse, type UseContext } from '../models/index.ts'
import { classifyTurnHarm, type HarmFinding, type SaidIn, type ScoreHarm } from './classifyHarm.ts'

export type WordsModerator = (words: string) => Promise<HarmKind | null>

/** Answers to the player, outside of the story. */
const SENTENCES: Readonly<Record<DeclinedKind, string>> = {
  minors: 'This story can’t include that kind of content about children.',
  self_harm:
    'If these words are about you: you matter, and somebody will listen right now. The story can wait.',
  graphic_harm: 'The story does not dwell on cruelty. Try another way on.',
  sexual: 'This story leaves that to itself. Try another way on.',
  hate: 'This story can’t include hate against groups of people. Try another action.',
  weapons: 'The story gives no instructions for things that hurt people. Try another way on.',
  real_people: 'The story leaves living people in peace. Try somebody of the tale instead.',
  other: 'The story does not go there. Try another way on.',
  unclear: 'Your text was not understood. Pick a choice, or say in a few words what you do.',
}

export interface SafetyContext extends UseContext {
  scoreHarm: ScoreHarm
  /** The provider's moderation. Null if none is connected. */
  wordsModerator: WordsModerator | null
  helpLines: readonly HelpLine[]
}

interface Words {
  words: string
  story: Pick<SaidIn, 'content_rating'>
  /** Story to which the cost of moderation is attributed. */
  storyId?: string
  graph?: StoryGraph
  where: 'session' | 'taste' | 'test_play'
  /** Model that would receive the words. Null for the built-in storyteller. */
  model?: string | null
}

async function harmOf(
  ports: SafetyContext,
  { words, story, storyId, graph, model }: Words,
): Promise<HarmFinding | null> {
  const { wordsModerator, scoreHarm, modelStates, reportFault } = ports
  const heard = await classifyTurnHarm(scoreHarm, words, {
    content_rating: story.content_rating,
    ...(graph && { graph }),
  })
  const isPlain = heard !== null && heard.kind !== 'unclear'
  // A provider moderates only words that a provider's model receives.
  if (isPlain || !wordsModerator || !model || modelStates.providerOf(model) === null) return heard
  try {
    const kind = await meterUse(ports, { user_id: null, story_id: storyId ?? null }, () =>
      wordsModerator(words),
    ).done
    return kind ? { kind, needsHelp: kind === 'self_harm' || heard?.needsHelp === true } : heard
  } catch (fault) {
    // The local result stays valid, and the model's output is checked again.
    reportFault(fault)
    return heard
  }
}

/** Returns the reason to decline words, or null. Saves only the kind, neither the words nor the player. */
export async function declineWords(ports: SafetyContext, given: Words): Promise<Declined | null> {
  if (given.words.trim() === '') return null
  const heard = await harmOf(ports, given)
  if (!heard) return null
  const { kind, needsHelp } = heard
  const event = {
    actor_id: null,
    act: 'words_declined',
    after: { kind, where: given.where },
  } as const
  await recordEvent(ports.db, event, ports.clock.now())
  const help = needsHelp ? { help: [...ports.helpLines] } : {}
  return { kind, detail: SENTENCES[kind], ...help }
}
