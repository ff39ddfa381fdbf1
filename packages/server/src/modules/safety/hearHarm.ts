import type { ContentRating, DeclinedKind, HarmKind } from '@kathasagar/story/vocabulary'
import { harmIn, type StoryGraph } from '@kathasagar/story'

import type { HarmChances } from '@kathasagar/engine/hearing/harm/harmChances'
import { inTurn } from '../../platform/servingOthers.ts'
import { areAuthored } from './authoredWords.ts'

/** Tells how likely words do harm. */
export type WeighHarm = (words: string) => HarmChances

/** Where words are said. */
export interface SaidIn {
  content_rating: ContentRating
  /** Of the story, where it is being played: what its author wrote for players to say is not weighed. */
  graph?: StoryGraph
}

/** What is heard in words that are not taken. */
export interface HarmHeard {
  kind: DeclinedKind
  /** They may be about hurting oneself. */
  needsHelp: boolean
}

/** From here on words surely do harm: the story says that it does not go there. */
const SURE = 0.7
/** From here on they may: they are not taken, and nothing is said of why. */
const SUSPECTED = 0.4
/** The same for words that would be about hurting oneself: help too often harms nobody. */
const SUSPECTED_DESPAIR = 0.26
/** Of harmful words those that are likelier than this to be about hurting oneself are taken for that. */
const OF_DESPAIR = 0.35
/** Words that are not taken are met with help from here on. */
const HELPED = 0.25
const OF_SEX = 0.5
/**
 * The weights overrule a rule of these kinds if they find harm less likely than this: "what a six", "she
 * wants to die at home". Despair is doubted least, because help too often harms nobody.
 */
const DOUBT: Partial<Record<HarmKind, number>> = {
  graphic_harm: 0.25,
  real_people: 0.25,
  self_harm: 0.08,
}

const mayNeedHelp = ({ self_harm }: HarmChances) => self_harm >= HELPED

/**
 * Hears harm in a player's words, by the rules and then by the weights, which may overrule some rules.
 * Returns null if there is none.
 */
export function hearHarm(
  weighHarm: WeighHarm,
  words: string,
  { content_rating, graph }: SaidIn,
): HarmHeard | null {
  const kind = harmIn(words, content_rating)
  const isRuled = kind !== null && weighHarm(words).harm >= (DOUBT[kind] ?? 0)
  if (isRuled) return { kind, needsHelp: kind === 'self_harm' || mayNeedHelp(weighHarm(words)) }
  const own = graph ? words.split('\n').filter((line) => !areAuthored(graph, line)) : [words]
  const chances = weighHarm(own.join('\n'))
  const { harm, self_harm, sexual } = chances
  const needsHelp = mayNeedHelp(chances)
  if (harm < (self_harm >= OF_DESPAIR ? SUSPECTED_DESPAIR : SUSPECTED)) return null
  const isSexual = sexual >= OF_SEX && sexual > self_harm
  // What grown people do is for grown-ups to tell.
  if (isSexual && content_rating === 'mature') return null
  if (harm < SURE) return { kind: 'unclear', needsHelp }
  if (isSexual) return { kind: 'sexual', needsHelp: false }
  return self_harm >= 1 - OF_DESPAIR
    ? { kind: 'self_harm', needsHelp: true }
    : { kind: 'other', needsHelp }
}

/** The same when its turn comes: long words cost milliseconds, and many may come at once. */
export async function hearHarmInTurn(
  weighHarm: WeighHarm,
  words: string,
  said: SaidIn,
): Promise<HarmHeard | null> {
  await inTurn(words.length)
  return hearHarm(weighHarm, words, said)
}
