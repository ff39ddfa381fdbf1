import type { FactAsked } from '../schema/variables.ts'
import { DEED_VERBS } from '../vocabulary/vocabulary.ts'

/** Hindi verbs of giving and hurting in both scripts. Latin "do" counts only at the end. */
const HINDI = {
  gave: String.raw`de|dedo|diya|den[ae]|det[aie]|dung[ai]|दे|दो|दी|दि[एय]ा?|दूँ|दूं|दूँग[ाी]|दूंग[ाी]|देत[ाीे]|देना|दीजिए`,
  hurt: String.raw`maa?r(?:o|a|na|ung[ai])?|peet(?:o|a|na)|thappad|मार[\p{L}\p{M}]*|पीट[\p{L}\p{M}]*|थप्पड़`,
}

const wordOf = (kind: keyof typeof DEED_VERBS, last = '') =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${DEED_VERBS[kind].join(' ').replaceAll(' ', '|')}|${HINDI[kind]})(?![\p{L}\p{M}])${last}`,
    'imu',
  )

const TOLD: Partial<Record<FactAsked['kind'], RegExp>> = {
  gave: wordOf('gave', String.raw`|\bdo[.!।]?$`),
  hurt: wordOf('hurt'),
}

/** Returns true if only an action, and not a statement, can make the fact true. */
export const isDeed = (kind: FactAsked['kind']): boolean => TOLD[kind] !== undefined

export const tellsDeed = (kind: FactAsked['kind'], text: string): boolean =>
  TOLD[kind]?.test(text) === true
