import type { TextModelKey } from '@kathasagar/story/vocabulary'

import type { LanguagePack } from '../languagePack.ts'
import { fullHandsElsewhere } from '../lines/fullHands.ts'
import type { Lines } from '../lines/lines.ts'
import { hindiClauses } from './hindiClauses.ts'

const wordless = { start: [], ending: [] }

/**
 * For languages without lines: a scene begins, is reached and ends in its author's words alone, and only
 * what a player's own words get is English.
 */
export function authorsAlone(english: LanguagePack): LanguagePack {
  const manners = Object.entries(english.lines) as [TextModelKey, Lines][]
  return {
    ...english,
    isWordless: true,
    fullHands: fullHandsElsewhere,
    clauses: { ...english.clauses, heardOf: hindiClauses.heardOf },
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
): LanguagePack => ({ ...authorsAlone(english), ...said, hasReplies: true })
