import type { StoryLanguage, TextModelKey } from '@kathasagar/api/contract/vocabulary'
import type { Clauses } from './clauses.ts'
import { englishClauses } from './englishClauses.ts'
import { hindiClauses } from './hindiClauses.ts'
import { birbalEn } from './lines/birbal.en.ts'
import { birbalHi } from './lines/birbal.hi.ts'
import { kathakarEn } from './lines/kathakar.en.ts'
import { kathakarHi } from './lines/kathakar.hi.ts'
import type { Lines } from './lines/lines.ts'
import { sceneryEn } from './lines/scenery.en.ts'
import { sceneryHi } from './lines/scenery.hi.ts'
import type { Scenery } from './lines/scenery.ts'
import { tenaliEn } from './lines/tenali.en.ts'
import { tenaliHi } from './lines/tenali.hi.ts'
import { vyasaEn } from './lines/vyasa.en.ts'
import { vyasaHi } from './lines/vyasa.hi.ts'

/** All that the built-in storyteller can say in one language. */
export interface LanguagePack {
  lines: Readonly<Record<TextModelKey, Lines>>
  scenery: Scenery
  clauses: Clauses
}

export const english: LanguagePack = {
  lines: { kathakar: kathakarEn, tenali: tenaliEn, birbal: birbalEn, vyasa: vyasaEn },
  scenery: sceneryEn,
  clauses: englishClauses,
}

export const hindi: LanguagePack = {
  lines: { kathakar: kathakarHi, tenali: tenaliHi, birbal: birbalHi, vyasa: vyasaHi },
  scenery: sceneryHi,
  clauses: hindiClauses,
}

/** Stories in other languages keep the author's text and are framed in English. */
export function languagePackOf(language: StoryLanguage): LanguagePack {
  return language === 'hi' ? hindi : english
}
