import { englishClauses } from './englishClauses.ts'
import type { LanguagePack } from '../languagePack.ts'
import { deedLinesEn } from '../lines/deedLines.en.ts'
import { fullHandsEn } from '../lines/fullHands.ts'
import { graveEn } from '../lines/grave.en.ts'
import { kathakarEn } from '../lines/kathakar.en.ts'
import { knownEn } from '../lines/known.en.ts'
import { memoryEn } from '../lines/memory.en.ts'
import { namedEn } from '../lines/named.en.ts'
import { repliesEn } from '../lines/replies.en.ts'
import { sceneryEn } from '../lines/scenery.en.ts'

/** English as the plainest manner tells it: what a page needs whose teller nobody can choose. */
export const plainEnglish: LanguagePack = {
  lines: { kathakar: kathakarEn },
  grave: graveEn,
  scenery: sceneryEn,
  replies: repliesEn,
  known: knownEn,
  memory: memoryEn,
  named: namedEn,
  deeds: deedLinesEn,
  clauses: englishClauses,
  fullHands: fullHandsEn,
}
