import { wordsOf } from '@kathasagar/story'

import { isThoughtOver } from './asks.ts'
import { TAKE } from './decide.ts'
import { foreseenIn, type Answering } from './candidates.ts'
import type { Weighed } from './weighWords.ts'
import type { OutsideTopic } from './topics/topicsIn.ts'

/** So likely words are about playing whatever of the story they may mean. */
export const SURE = 0.9
/** As likely one word alone must be, which may name anything of a story, and two, which may be any deed. */
const FEW_WORDS = [1, 0.6, 0.4]
export const LIKELY = 0.31
/** As likely where no author wrote answers: then more of what is said is of the story. */
const LIKELY_IN_PLAIN = 0.5
/** An answer of the author's that is as likely as this is what was said. */
const THE_VERY_WORDS = 0.9
/** Longer texts are told in the story, whatever words they have. */
const LONGEST = 26

/** What was done last is wanted once more, and no page of the site. */
const AGAIN =
  /^[^\p{L}\p{M}]*(?:(?:and|please|do (?:it|that)) )?(?:again|once more|one more time|phir se|firse|dobara|फिर से|दोबारा|एक बार और)[^\p{L}\p{M}]*$/iu

/** What words ask outside of the story, given what else they were heard as; null where they are said in it. */
export function resolveTopic(weighed: Weighed, isTold = false): OutsideTopic | null {
  const { said, heard, answers, candidates } = weighed
  const { length } = wordsOf(said.text)
  if (toldByStory(weighed) || length > LONGEST || AGAIN.test(said.text)) return null
  const chances = said.lore.topics(said.text)
  const ofStory = Math.max(heard.isClear ? heard.chance : 0, ...answers.map(({ chance }) => chance))
  // What is likelier is meant, once something of the story would be.
  const least = isTold ? SURE : ofStory >= TAKE ? Math.min(ofStory, SURE) : 0
  const isPlain = answers.length === 0 && candidates.length > 0
  if (isPlain && (heard.meant.length > 0 || isThoughtOver(said.text))) return null
  const usual = Math.max(FEW_WORDS[length] ?? LIKELY, isPlain ? LIKELY_IN_PLAIN : 0)
  return chances.playing >= Math.max(least, usual) ? chances.topic : null
}

/** The author's answer to the very words, or the story's own to what comes next to them. */
export const toldByStory = ({ said, answers }: Weighed): Answering | null =>
  foreseenIn(said) ??
  answers.find(
    ({ ruling, chance }) =>
      chance >= THE_VERY_WORDS && ruling.kind === 'reaction' && ruling.answer.of === 'story',
  )?.ruling ??
  null
