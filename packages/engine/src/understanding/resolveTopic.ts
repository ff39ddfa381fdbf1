import { tokenize } from '@kathasagar/story'

import { isThoughtOver } from './asks.ts'
import { TAKE } from './matchChoices.ts'
import { findExactReaction, type Answering } from './candidates.ts'
import type { InputScores } from './scoreInput.ts'
import type { OutsideTopic } from './topics/topicsIn.ts'

/** Probability from which input is certainly about the game. */
export const SURE = 0.9
/** Minimum probability by number of words. One or two words may name anything in a story. */
const FEW_WORDS = [1, 0.6, 0.4]
export const LIKELY = 0.31
/** Minimum probability in a scene without authored answers. */
const LIKELY_IN_PLAIN = 0.5
const THE_VERY_WORDS = 0.9
/** Maximum number of words of a question about the game. Longer texts belong to the story. */
const LONGEST = 26

/** Matches requests to repeat the last action, which are not about the site. */
const AGAIN =
  /^[^\p{L}\p{M}]*(?:(?:and|please|do (?:it|that)) )?(?:again|once more|one more time|phir se|firse|dobara|फिर से|दोबारा|एक बार और)[^\p{L}\p{M}]*$/iu

/** Returns the help topic of the input, or null if the input belongs to the story. */
export function resolveTopic(scores: InputScores, isTold = false): OutsideTopic | null {
  const { said, match, answers, candidates } = scores
  const { length } = tokenize(said.text)
  if (authoredAnswer(scores) || length > LONGEST || AGAIN.test(said.text)) return null
  const chances = said.lore.topics(said.text)
  const ofStory = Math.max(match.isClear ? match.chance : 0, ...answers.map(({ chance }) => chance))
  const least = isTold ? SURE : ofStory >= TAKE ? Math.min(ofStory, SURE) : 0
  const isPlain = answers.length === 0 && candidates.length > 0
  if (isPlain && (match.meant.length > 0 || isThoughtOver(said.text))) return null
  const usual = Math.max(FEW_WORDS[length] ?? LIKELY, isPlain ? LIKELY_IN_PLAIN : 0)
  return chances.playing >= Math.max(least, usual) ? chances.topic : null
}

/** Returns the author's answer to exactly these words, or a nearly exact answer of the story. */
export const authoredAnswer = ({ said, answers }: InputScores): Answering | null =>
  findExactReaction(said) ??
  answers.find(
    ({ ruling, chance }) =>
      chance >= THE_VERY_WORDS && ruling.kind === 'reaction' && ruling.answer.of === 'story',
  )?.ruling ??
  null
