import { wordsOf } from '@kathasagar/api/rules'

import { sameSign } from '../words/stem.ts'
import type { Heard } from './hear.ts'
import { heardWords } from './heardWords.ts'
import { isDenial } from '../words/denial.ts'
import { isQuestion } from '../words/question.ts'
import { intentOf } from './intent/intentOf.ts'
import type { Candidate } from './rankMeant.ts'

const PLACES = new Set(
  wordsOf(
    'there wahan wahaan waha vahan vahaan udhar वहाँ वहां उधर तिकडे तिथे সেখানে ওখানে ওদিকে அங்கே அங்கு',
  ).map(sameSign),
)
/** In a longer text a place is named as well. */
const LONGEST = 4
/** What is asked back is no longer than this. */
const MOST_ASKED = 3

/** Which of the candidates going "there" means: the one that leads anywhere, or a question which of them. */
export function placeMeant(text: string, candidates: readonly Candidate[]): Heard | null {
  const words = wordsOf(text).map(sameSign)
  const isPlace = words.length <= LONGEST && words.some((word) => PLACES.has(word))
  if (!isPlace || !(intentOf(text).intent === 'move' || words.includes('go'))) return null
  if (isQuestion(text) || isDenial(text)) return null
  if (!heardWords(text).every(({ meaning }) => meaning.isDeed)) return null
  const ways = candidates.flatMap(({ phrases: [read = ''] }, index) =>
    intentOf(read).intent === 'move' ? [index] : [],
  )
  if (ways.length === 0) return null
  return { meant: ways.slice(0, MOST_ASKED), isClear: ways.length === 1, chance: 1 }
}
