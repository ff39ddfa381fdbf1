import type { TextModelKey } from '@kathasagar/story/vocabulary'

import type { LanguagePack } from '../languagePack.ts'
import type { Lines } from '../lines/lines.ts'
import { quoted, withoutStop } from './clauses.ts'

const wordless = { start: [], ending: [] }

/**
 * For languages without lines: a scene begins, is reached and ends in its author's words alone, and words
 * that nobody wrote an answer for get short sentences. A sentence of theirs ends in `stop`.
 */
export function replying(
  english: LanguagePack,
  said: Pick<LanguagePack, 'replies' | 'memory' | 'fullHands'>,
  stop = '.',
): LanguagePack {
  const manners = Object.entries(english.lines) as [TextModelKey, Lines][]
  return {
    ...english,
    ...said,
    isWordless: true,
    clauses: { ...english.clauses, heardOf: (choice) => `${quoted(withoutStop(choice))}${stop}` },
    lines: {
      ...english.lines,
      ...Object.fromEntries(manners.map(([manner, lines]) => [manner, { ...lines, ...wordless }])),
    },
  }
}
