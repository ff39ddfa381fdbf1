import { englishClauses } from './englishClauses.ts'
import type { LanguagePack } from '../languagePack.ts'
import { birbalEn } from '../lines/birbal.en.ts'
import { deedLinesEn } from '../lines/deedLines.en.ts'
import { graveEn } from '../lines/grave.en.ts'
import { kathakarEn } from '../lines/kathakar.en.ts'
import { knownEn } from '../lines/known.en.ts'
import { memoryEn } from '../lines/memory.en.ts'
import { namedEn } from '../lines/named.en.ts'
import { repliesEn } from '../lines/replies.en.ts'
import { sceneryEn } from '../lines/scenery.en.ts'
import { tenaliEn } from '../lines/tenali.en.ts'
import { vyasaEn } from '../lines/vyasa.en.ts'

export const english: LanguagePack = {
  lines: { kathakar: kathakarEn, tenali: tenaliEn, birbal: birbalEn, vyasa: vyasaEn },
  grave: graveEn,
  scenery: sceneryEn,
  replies: repliesEn,
  known: knownEn,
  memory: memoryEn,
  named: namedEn,
  deeds: deedLinesEn,
  clauses: englishClauses,
}
