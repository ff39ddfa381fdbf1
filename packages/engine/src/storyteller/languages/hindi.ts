import { hindiClauses } from './hindiClauses.ts'
import type { LanguagePack } from '../languagePack.ts'
import { birbalHi } from '../lines/birbal.hi.ts'
import { deedLinesHi } from '../lines/deedLines.hi.ts'
import { graveHi } from '../lines/grave.hi.ts'
import { kathakarHi } from '../lines/kathakar.hi.ts'
import { knownHi } from '../lines/known.hi.ts'
import { memoryHi } from '../lines/memory.hi.ts'
import { namedHi } from '../lines/named.hi.ts'
import { repliesHi } from '../lines/replies.hi.ts'
import { sceneryHi } from '../lines/scenery.hi.ts'
import { tenaliHi } from '../lines/tenali.hi.ts'
import { vyasaHi } from '../lines/vyasa.hi.ts'

export const hindi: LanguagePack = {
  lines: { kathakar: kathakarHi, tenali: tenaliHi, birbal: birbalHi, vyasa: vyasaHi },
  grave: graveHi,
  scenery: sceneryHi,
  replies: repliesHi,
  known: knownHi,
  memory: memoryHi,
  named: namedHi,
  deeds: deedLinesHi,
  clauses: hindiClauses,
}
