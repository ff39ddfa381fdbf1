import { wordsOf } from '@kathasagar/story'

import { shortFact } from './details.ts'
import type { Ruling } from '../world/ruling.ts'
import { isOnlyQuestion } from '../text/question.ts'

const WORDS_LEAST = 3

const OF_ONESELF =
  /(?<![\p{L}\p{M}])(?:my|mine|i['’]?m|i am|i was|i have|i['’]?ve|i had|i never|i always|mera|meri|mere|main hoon|मेरा|मेरी|मेरे|मैं|माझा|माझी|माझे|माझ्या|मी|আমার|আমি|என்|எனது|என்னுடைய|நான்|నా|నేను|నాకు|મારો|મારી|મારું|મારા|હું|ನಾನು|ನನ್ನ|ನನಗೆ|ഞാൻ|എന്റെ|എനിക്ക്|میں|میرا|میری|میرے)(?![\p{L}\p{M}])/iu

const isTheChoice = ({ kind }: Ruling) =>
  kind === 'advance' || kind === 'immerse' || kind === 'rejoin'

/**
 * Returns the words to store as a fact. Returns null for questions, and for words that only name a
 * choice.
 */
export function ownFact(words: string, ruling: Ruling): string | null {
  if (wordsOf(words).length < WORDS_LEAST || isOnlyQuestion(words)) return null
  if (isTheChoice(ruling) && !OF_ONESELF.test(words)) return null
  return shortFact(words)
}
