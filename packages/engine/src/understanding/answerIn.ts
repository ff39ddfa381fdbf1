import { editDistance, plainText } from '@kathasagar/story'

import { isDenial, wordsWithDenials } from '../text/denial.ts'
import { describesAsking, isQuestion } from '../text/question.ts'
import { normalizedWords } from '../text/stem.ts'
import { phoneticKeysOf } from '../text/transliterate.ts'

const LONG_ENOUGH = 6

/** Maximum number of other words in a text that answers with a number. */
const FEW_WORDS = 6
const A_NUMBER = /^(?:\p{N}+|one|two|three|four|five|six|seven|eight|nine|ten)$/u

/** Matches a guess such as "Four?" or "Is it four?". */
const A_GUESS = /^(?:(?:is|are|was|were) (?:it|there|they) )?[^ ]+$/u
/** Matches "Isn't it a vow?", which negates nothing. */
const ISNT_IT = /^\P{L}*isn['’]?t it\b/iu

/** Returns true if a text contains an answer to a riddle without negating it. */
export function answerIn(text: string, answers: readonly string[]): boolean {
  if (answers.length === 0 || describesAsking(text)) return false
  const all = normalizedWords(text)
  const affirmed = wordsWithDenials(text.replace(ISNT_IT, '')).flatMap(({ word, isDenied }) =>
    isDenied ? [] : word,
  )
  const isAsked = isQuestion(text) && !A_GUESS.test(all.join(' '))
  return answers.some((answer) => {
    const wanted = normalizedWords(answer)
    const said = isDenial(answer) ? all : affirmed
    const starts = said.length - wanted.length
    if (all.length > FEW_WORDS && A_NUMBER.test(wanted.join(' '))) return false
    if (isAsked && wanted.some((word) => A_NUMBER.test(word))) return false
    if (wanted.length === 0 || !/[\p{L}\p{N}]/u.test(plainText(answer))) return false
    return Array.from({ length: starts + 1 }, (_, i) => said.slice(i, i + wanted.length)).some(
      (part) => isSame(part, wanted),
    )
  })
}

function isSame(said: readonly string[], wanted: readonly string[]): boolean {
  const [one, other] = [said.join(' '), wanted.join(' ')]
  if (one === other) return true
  if (other.length >= LONG_ENOUGH && editDistance(one, other, 1) <= 1) return true
  return (
    /\p{Script=Devanagari}/u.test(one + other) &&
    said.every((word, i) => soundsLike(word, wanted[i] ?? ''))
  )
}

const soundsLike = (one: string, other: string) =>
  phoneticKeysOf(one).some((sound) => phoneticKeysOf(other).includes(sound))
