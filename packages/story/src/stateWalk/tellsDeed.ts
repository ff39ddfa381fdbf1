import type { FactAsked } from '../schema/variables.ts'
import { DEED_VERBS } from '../vocabulary/vocabulary.ts'

/** Hindi words by which somebody is given something or hurt, in either script; a Latin “do” stands last. */
const HINDI = {
  gave: String.raw`de|dedo|diya|den[ae]|det[aie]|dung[ai]|दे|दो|दी|दि[एय]ा?|दूँ|दूं|दूँग[ाी]|दूंग[ाी]|देत[ाीे]|देना|दीजिए`,
  hurt: String.raw`maa?r(?:o|a|na|ung[ai])?|peet(?:o|a|na)|thappad|मार[\p{L}\p{M}]*|पीट[\p{L}\p{M}]*|थप्पड़`,
}

const wordOf = (kind: keyof typeof DEED_VERBS, last = '') =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${DEED_VERBS[kind].join(' ').replaceAll(' ', '|')}|${HINDI[kind]})(?![\p{L}\p{M}])${last}`,
    'imu',
  )

/** What is done to somebody, by the words that tell of it. */
const TOLD: Partial<Record<FactAsked['kind'], RegExp>> = {
  gave: wordOf('gave', String.raw`|\bdo[.!।]?$`),
  hurt: wordOf('hurt'),
}

/** Whether a fact is of what is done: nobody’s mere words make it so. */
export const isDeed = (kind: FactAsked['kind']): boolean => TOLD[kind] !== undefined

/** Whether words may tell that something is given, or somebody hurt. */
export const tellsDeed = (kind: FactAsked['kind'], text: string): boolean =>
  TOLD[kind]?.test(text) === true
