import type { TextModelKey } from '@kathasagar/story/vocabulary'

import type { LanguagePack } from '../languagePack.ts'
import { fullHandsElsewhere } from '../lines/fullHands.ts'
import type { Lines } from '../lines/lines.ts'
import { quoted, withoutStop } from './clauses.ts'

/** Urdu has no lines of its own, and its letters alone end a sentence so. */
const URDU = /\p{Script=Arabic}/u
const URDU_STOP = '۔'

const wordless = { start: [], ending: [] }

/**
 * For languages without lines: a scene begins, is reached and ends in its author's words alone, and only
 * what a player's own words get is English. A sentence of theirs ends in `stop`.
 */
export function authorsAlone(english: LanguagePack, stop = '.'): LanguagePack {
  const stopOf = (choice: string) => (URDU.test(choice) ? URDU_STOP : stop)
  const manners = Object.entries(english.lines) as [TextModelKey, Lines][]
  return {
    ...english,
    isWordless: true,
    fullHands: fullHandsElsewhere,
    clauses: {
      ...english.clauses,
      heardOf: (choice) => `${quoted(withoutStop(choice))}${stopOf(choice)}`,
    },
    lines: {
      ...english.lines,
      ...Object.fromEntries(manners.map(([manner, lines]) => [manner, { ...lines, ...wordless }])),
    },
  }
}

/** The same with short sentences of its own to words that nobody wrote an answer for. */
export const replying = (
  english: LanguagePack,
  said: Pick<LanguagePack, 'replies' | 'memory' | 'fullHands'>,
  stop?: string,
): LanguagePack => ({ ...authorsAlone(english, stop), ...said, hasReplies: true })
