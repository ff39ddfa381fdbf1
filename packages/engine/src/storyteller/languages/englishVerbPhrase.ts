import { wordsOf } from '@kathasagar/story'

import { isEnglish } from '../../words/isEnglish.ts'
import type { VerbPhrase } from './verbPhrase.ts'
import { baseOf } from './englishBase.ts'
import { isToSomeone, toYou } from '../../words/secondPerson.ts'

/** Said before a deed, and no part of it. */
const AROUND =
  /^(?:[^\p{L}\p{M}\p{N}]|(?:ok|okay|oh|well|hey|so|and|but|then|now|please|pls|plz|um+|hmm+|lol|haha+|fine|yes|yeah|right|maybe|just|also|first|quickly|quietly|slowly|carefully|gently|softly|simply|really|finally|secretly)\b)+/iu
const BEHIND =
  /(?:(?<![\s,])[\s,]+(?:lol|haha+|lmao|please|pls|plz|bro|yaar|man|ok|okay|now|then|instead|too|though|first))+$/iu
const LOUD = /\b\p{Lu}{2,}\b/gu
const SIGNS = /[\p{Extended_Pictographic}*_~]/gu
const ONESELF = /^(?:i|we)\b[ '’]*/iu
/** What one has, or did before, is told and not done: "I have an exam", "I laughed then". */
const OF_ONESELF =
  /^(?:(?:have|ve|had|was|were|did|went|saw|said|thought|knew|felt|found|lost|left|met|came|got|told|heard|made|gave|took|kept)\b|(?!(?:need|feed|bleed|speed|weed|heed|shed|embed)\b)\p{L}+ed\b)/iu
const NOT =
  /^(?:(?:will|do|would|shall|can|could|am|ll|m)?\s*(?:not|n['’]?t)|won['’]?t|don['’]?t|can['’]?t|cannot|wouldn['’]?t|refuse|never|am not|m not)\b\s*(?:(?:want|going|like|have|need) to\b|wanna\b|gonna\b|to\b|ever\b)?\s*/iu
const WANTED =
  /^(?:(?:(?:want|need|have|decide|decided|try|tried|got|am trying|would like|d like|m trying|am going|m going|start|begin) (?:to|and)|wanna|gonna|m gonna|am gonna|gotta|d rather|would rather|ll|will|shall|can|could|should|might|must|would|d|go (?:and|to)(?= \p{L})|go(?= (?:look|see|find|ask|get|check|talk|wake|help|hide)\b)|(?:just|then|now|also|quickly|quietly|slowly|carefully|gently|softly|simply|really|even|still|finally|secretly))\b\s*)+/iu
const ASKED_LEAVE = /^(?:can|could|may|might|shall|should) (?:i|we)\b\s*/iu
const LET = /^(?:let me|lemme|let us|let['’]?s)\b\s*/iu

/** Where what is done ends, and its reason, its time or another thing begins. */
const ENDS =
  /[.,;:!?…()"“”\n—–]|\s-\s|\s(?:then|so|because|cuz|coz|but|while|until|till|unless|hoping|since|in case|just to|to see (?:if|whether|what|how|who)|see (?:if|what)|before (?:i|he|she|it|they|we|any\p{L}+|some\p{L}+)|(?<!\b(?:check|see|ask|test|out|him|her|them) )(?:if|whether))\s/iu
/** Said of how something is: "smells like fish". What is played is starred. */
const STATES = /^\p{L}+s\b/iu
const STARRED = /^[^\p{L}\p{M}\p{N}*]*\*/u
/** Said to somebody: "help me". */
const TO_ME = /\bme\b/iu
/** As long as a deed may be to be told back. */
const LONGEST = 13
const LONGEST_OF_TWO = 10
const FOUL = /\b(?:f+u+c+k\w*|shit\w*|bitch\w*|cunt\w*|rape\w*|sex\w*|porn\w*|dick\w*|ass)\b/iu

/** The first deed that English words tell, in the second person; null where they tell none for certain. */
export function englishVerbPhrase(words: string): VerbPhrase | null {
  if (FOUL.test(words) || !(isEnglish(words) || isBare(words))) return null
  const said = words.replaceAll('’', "'").replace(LOUD, (word) => word.toLowerCase())
  const opened = said.replace(AROUND, '').replace(LET, '').replace(ASKED_LEAVE, '')
  const isOwn = ONESELF.test(opened)
  const own = opened.replace(ONESELF, '')
  if (!isOwn && STATES.test(own) && !STARRED.test(words) && isVerbOfAnother(own)) return null
  if (isOwn && OF_ONESELF.test(own) && !WANTED.test(own)) return null
  const isRefused = isOwn && NOT.test(own)
  const [clause = ''] = own.replace(isRefused ? NOT : WANTED, '').split(ENDS)
  if (!isOwn && TO_ME.test(clause)) return null
  const deed = inItsBase(clause.replace(SIGNS, '').replace(BEHIND, '').trim())
  return deed === null ? null : { deed, verb: deed.split(' ')[0] ?? '', isRefused }
}

/** Whether the first word is a verb as it is said of somebody else: "looks", and not "press". */
const isVerbOfAnother = (text: string): boolean => {
  const [first = '', second = ''] = text.toLowerCase().split(/\s+/u)
  return baseOf(first, second) !== first
}

/** Two words or fewer have no small word to tell their language by. */
const isBare = (words: string) => /^[a-z\s'’.!*]+$/iu.test(words) && wordsOf(words).length <= 3

function inItsBase(clause: string): string | null {
  const [first = '', second = '', ...rest] = clause.split(/\s+/u)
  const verb = baseOf(first.toLowerCase(), second)
  if (verb === null || isToSomeone(clause) || first === second) return null
  const told = upToAnother([verb, second, ...rest].filter(Boolean))
  return told.length > LONGEST ? null : toYou(told.join(' ')).replace(/\bour\b/gu, 'your')
}

/** A second deed goes with the first where both are short. */
function upToAnother(words: readonly string[]): readonly string[] {
  const ands = words.flatMap((word, i) => {
    const [next = '', after = ''] = words.slice(i + 1)
    const isAnother = baseOf(next, after) !== null || /^(?:i|we|it|he|she|they|also)$/u.test(next)
    return (word === 'and' || word === '&') && isAnother ? [i] : []
  })
  const [first = words.length, second = words.length] = ands
  const next = words[first + 1] ?? ''
  const isPlain = baseOf(next, words[first + 2] ?? '') === next
  const told = words.slice(0, isPlain && second <= LONGEST_OF_TWO ? second : first)
  return /^(?:and|&|to|the|a|my)$/iu.test(told.at(-1) ?? '') ? told.slice(0, -1) : told
}
