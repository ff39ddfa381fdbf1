import { hindiClauses } from './hindiClauses.ts'
import type { LanguagePack } from '../languagePack.ts'
import { deedLinesHi } from '../lines/deedLines.hi.ts'
import { fullHandsHi } from '../lines/fullHands.ts'
import { graveHi } from '../lines/grave.hi.ts'
import { kathakarHi } from '../lines/kathakar.hi.ts'
import { knownHi } from '../lines/known.hi.ts'
import { memoryHi } from '../lines/memory.hi.ts'
import { namedHi } from '../lines/named.hi.ts'
import { repliesHi } from '../lines/replies.hi.ts'
import { sceneryHi } from '../lines/scenery.hi.ts'

/** Hindi as the plainest manner tells it: what a page needs whose teller nobody can choose. */
export const plainHindi: LanguagePack = {
  lines: { kathakar: kathakarHi },
  grave: graveHi,
  scenery: sceneryHi,
  replies: repliesHi,
  known: knownHi,
  memory: memoryHi,
  named: namedHi,
  deeds: deedLinesHi,
  clauses: hindiClauses,
  fullHands: fullHandsHi,
}
