import type { Declined } from '@kathasagar/api/contract'
import type { DeclinedKind, HarmKind } from '@kathasagar/story/vocabulary'
import type { StoryGraph } from '@kathasagar/story'

import { recordEvent } from '../audit/index.ts'
import type { Context } from '../../platform/context.ts'
import { meterUse } from '../models/index.ts'
import { hearHarmInTurn, type HarmHeard, type SaidIn } from './hearHarm.ts'

/** Judges a player's words as a provider's moderation does; null where it has nothing against them. */
export type WordsModerator = (words: string) => Promise<HarmKind | null>

/** What the player is told, outside of the story. */
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
  unclear:
    'That could not be understood. Pick one of the choices, or say in a few words what you do.',
}

interface Words {
  /** All that the player typed; nothing where there was nothing to type. */
  words: string
  story: Pick<SaidIn, 'content_rating'>
  /** The story that a provider's judgement is counted for, where it is known. */
  storyId?: string
  /** Of the story as it is played. */
  graph?: StoryGraph
  where: 'session' | 'taste' | 'test_play'
  /** The model that would hear the words; none where only the built-in storyteller does. */
  model?: string | null
}

async function harmOf(
  ports: Context,
  { words, story, storyId, graph, model }: Words,
): Promise<HarmHeard | null> {
  const { wordsModerator, weighHarm, modelStates, reportFault } = ports
  const heard = await hearHarmInTurn(weighHarm, words, {
    content_rating: story.content_rating,
    ...(graph && { graph }),
  })
  const isPlain = heard !== null && heard.kind !== 'unclear'
  // What no provider is to hear is no provider's to judge.
  if (isPlain || !wordsModerator || !model || modelStates.providerOf(model) === null) return heard
  try {
    const kind = await meterUse(ports, storyId ?? null, () => wordsModerator(words)).done
    return kind ? { kind, needsHelp: kind === 'self_harm' || heard?.needsHelp === true } : heard
  } catch (fault) {
    // The words have been heard here, and what comes of them is heard again before it is told.
    reportFault(fault)
    return heard
  }
}

/**
 * Says why words are not taken into a story, if they are not. Kept is that it happened and of which
 * kind: neither the words nor who wrote them.
 */
export async function declineWords(ports: Context, given: Words): Promise<Declined | null> {
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
