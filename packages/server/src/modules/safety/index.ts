import type { Declined, HelpLine } from '@kathasagar/api/contract'
import type { DeclinedKind, HarmKind, ContentRating } from '@kathasagar/story/vocabulary'
import { type StoryGraph, harmIn, plainText } from '@kathasagar/story'

import type { Platform } from '../../platform/call.ts'
import { recordEvent } from '../audit/index.ts'
import { meterUse, type UseContext } from '../models/index.ts'
import type { HarmChances } from '@kathasagar/engine/understanding/harm/harmChances'
import { inTurn } from '../../platform/yieldToEventLoop.ts'

/** Cache of the author's phrases. They never change within a version. */
const known = new WeakMap<StoryGraph, ReadonlySet<string>>()

function phrasesOf(graph: StoryGraph): ReadonlySet<string> {
  const ofReactions = (reactions: StoryGraph['reactions']) => reactions.flatMap(({ to = [] }) => to)
  const ofScenes = graph.names.flatMap((name) => {
    const { choices, reactions = [] } = graph.node(name)
    const said = choices.flatMap(({ text, also = [] }) => [text, ...also])
    return [...said, ...ofReactions(reactions)]
  })
  return new Set([...ofScenes, ...ofReactions(graph.reactions)].map(plainText))
}

/** Returns true if the author wrote these words for players, ignoring punctuation and case. */
function areAuthored(graph: StoryGraph, words: string): boolean {
  const phrases = known.get(graph) ?? phrasesOf(graph)
  known.set(graph, phrases)
  return phrases.has(plainText(words))
}

export type ScoreHarm = (words: string) => HarmChances

interface SaidIn {
  content_rating: ContentRating
  graph?: StoryGraph
}

export interface HarmFinding {
  kind: DeclinedKind
  /** True if the words may be about self-harm. */
  needsHelp: boolean
}

/** Minimum probability of harm at which words are declined with a reason. */
const SURE = 0.7
/** Minimum probability of harm at which words are declined without a reason. */
const SUSPECTED = 0.4
/** Same for self-harm. It is lower, because an unnecessary offer of help does no damage. */
const SUSPECTED_DESPAIR = 0.26
/** Minimum probability of self-harm for `SUSPECTED_DESPAIR`. Above 1 minus this value, the kind is self-harm. */
const OF_DESPAIR = 0.35
/** Declined words above this probability of self-harm get an offer of help. */
const HELPED = 0.25
const OF_SEX = 0.5
/** Probability of harm that rules of these kinds need, because they also match "she wants to die at home". */
const DOUBT: Partial<Record<HarmKind, number>> = {
  graphic_harm: 0.25,
  real_people: 0.25,
  self_harm: 0.08,
}

const mayNeedHelp = ({ self_harm }: HarmChances) => self_harm >= HELPED

/** Classifies harm by rules and then by weights, which may overrule some rules. Returns null for harmless words. */
export function classifyHarm(
  scoreHarm: ScoreHarm,
  words: string,
  { content_rating, graph }: SaidIn,
): HarmFinding | null {
  const kind = harmIn(words, content_rating)
  const isRuled = kind !== null && scoreHarm(words).harm >= (DOUBT[kind] ?? 0)
  if (isRuled) return { kind, needsHelp: kind === 'self_harm' || mayNeedHelp(scoreHarm(words)) }
  const own = graph ? words.split('\n').filter((line) => !areAuthored(graph, line)) : [words]
  const chances = scoreHarm(own.join('\n'))
  const { harm, self_harm, sexual } = chances
  const needsHelp = mayNeedHelp(chances)
  if (harm < (self_harm >= OF_DESPAIR ? SUSPECTED_DESPAIR : SUSPECTED)) return null
  const isSexual = sexual >= OF_SEX && sexual > self_harm
  // Stories with the rating mature may contain sex between adults.
  if (isSexual && content_rating === 'mature') return null
  if (harm < SURE) return { kind: 'unclear', needsHelp }
  if (isSexual) return { kind: 'sexual', needsHelp: false }
  return self_harm >= 1 - OF_DESPAIR
    ? { kind: 'self_harm', needsHelp: true }
    : { kind: 'other', needsHelp }
}

/** Like `classifyHarm`. Yields to other requests first, because long text takes milliseconds. */
export async function classifyTurnHarm(
  scoreHarm: ScoreHarm,
  words: string,
  said: SaidIn,
): Promise<HarmFinding | null> {
  await inTurn(words.length)
  return classifyHarm(scoreHarm, words, said)
}

export type WordsModerator = (words: string) => Promise<HarmKind | null>

/** Responses to the player, outside of the story. */
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

export interface SafetyContext extends Platform, UseContext {
  scoreHarm: ScoreHarm
  /** Moderation by a provider. Null if it is not connected. */
  wordsModerator: WordsModerator | null
  helpLines: readonly HelpLine[]
}

interface Words {
  words: string
  story: Pick<SaidIn, 'content_rating'>
  /** Story to which the cost of the moderation is assigned. */
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
  const { wordsModerator, scoreHarm, modelStates, reportError } = ports
  const heard = await classifyTurnHarm(scoreHarm, words, {
    content_rating: story.content_rating,
    ...(graph && { graph }),
  })
  const isPlain = heard !== null && heard.kind !== 'unclear'
  // A provider moderates only words that a provider's model will receive.
  if (isPlain || !wordsModerator || !model || modelStates.providerOf(model) === null) return heard
  try {
    const kind = await meterUse(ports, { user_id: null, story_id: storyId ?? null }, () =>
      wordsModerator(words),
    ).done
    return kind ? { kind, needsHelp: kind === 'self_harm' || heard?.needsHelp === true } : heard
  } catch (fault) {
    // If moderation fails, the local result is used. The model's output is checked as well.
    reportError(fault)
    return heard
  }
}

/** Returns the reason to decline words, or null. Records only the kind of harm, without words or player. */
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
