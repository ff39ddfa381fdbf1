import { knownAnswers } from '../understanding/known/knownAnswers.ts'
import { recallPast, nameOf } from '../understanding/known/recallPast.ts'
import type { Fact } from '../world/fact.ts'
import { asSentence, type NarrationContext } from './narrationContext.ts'

export const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`

/**
 * Answers a question about the player's past. Returns null if the words ask something else or the
 * language has no line for it.
 */
export function answerAboutPast(at: NarrationContext, words: string): string | null {
  const past = recallPast(at, words)
  if (past === null) return null
  const { phrases } = at
  const { facts, isWhether, isHad, things } = past
  if (things !== undefined) {
    if (things.length === 0) return phrases.nothing || null
    return phrases.facts.has?.without.replace('{what}', () => listed(things, phrases.and)) ?? null
  }
  if (isHad === true) return phrases.had || null
  const told = facts.flatMap((fact) => sentenceOf(at, fact) ?? [])
  if (isHad === false || (past.kind === 'has' && facts.at(-1)?.kind === 'gave'))
    return [phrases.notHad, ...told.slice(-1)].filter(Boolean).join(' ') || null
  const answered = (word: string) => (isWhether ? `${asSentence(at, word)} ` : '')
  if (told.length > 0) return `${answered(phrases.yes)}${told.join(' ')}`
  const none = phrases.facts[past.kind ?? 'did']?.none ?? ''
  // A known answer of the story is better than "there is no such fact".
  if (none === '' || knownAnswers(at, words).length > 0) return null
  return `${answered(phrases.no)}${none}`
}

/** Returns a fact as a sentence. It names the person only if that is certain. */
function sentenceOf(at: NarrationContext, fact: Fact): string | null {
  const rows = at.phrases.facts[fact.kind]
  const name = fact.is_guessed ? '' : nameOf(at.graph, fact)
  const sentence = name === '' ? rows?.without : rows?.with
  const what = fact.what.replace(/^that (?=\S)/u, '')
  if (sentence === undefined) return null
  const named = name.charAt(0).toUpperCase() + name.slice(1)
  // "I give her my word" does not say the promise.
  const line =
    what === '' ? asSentence(at, sentence.replace(/(?<![\s:])[\s:]*“\{what\}”$/u, '')) : sentence
  return line
    .replace('“{what}”', () => `“${quotable(at, what)}”`)
    .replace('{what}', () => what)
    .replace('{who}', () => (sentence.startsWith('{who}') ? named : name))
}

/** Inner quotation marks would end the quotation too early. */
const quotable = ({ phrases }: NarrationContext, what: string): string => {
  const plain = what.replace(/["“”]/gu, '').trim()
  return /[.!?।۔؟…]$/u.test(plain) ? plain : `${plain}${phrases.stop}`
}
