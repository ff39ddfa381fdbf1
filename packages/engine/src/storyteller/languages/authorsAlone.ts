import { hindiClauses } from './hindiClauses.ts'
import type { LanguagePack } from '../languagePack.ts'
import { english } from './english.ts'

const wordless = { start: [], ending: [] }

/** For languages without lines: a scene begins, is reached and ends in its author's words alone. */
export const authorsAlone: LanguagePack = {
  ...english,
  isWordless: true,
  clauses: { ...english.clauses, heardOf: hindiClauses.heardOf },
  lines: {
    kathakar: { ...english.lines.kathakar, ...wordless },
    tenali: { ...english.lines.tenali, ...wordless },
    birbal: { ...english.lines.birbal, ...wordless },
    vyasa: { ...english.lines.vyasa, ...wordless },
  },
}
