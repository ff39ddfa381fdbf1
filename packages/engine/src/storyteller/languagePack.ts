import type { StoryLanguage, TextModelKey } from '@kathasagar/story/vocabulary'
import type { Clauses } from './clauses.ts'
import { englishClauses } from './englishClauses.ts'
import { hindiClauses } from './hindiClauses.ts'
import { birbalEn } from './lines/birbal.en.ts'
import { birbalHi } from './lines/birbal.hi.ts'
import { deedsEn } from './lines/deeds.en.ts'
import { deedsHi } from './lines/deeds.hi.ts'
import type { Deeds } from './lines/deeds.ts'
import { graveEn } from './lines/grave.en.ts'
import { graveHi } from './lines/grave.hi.ts'
import { kathakarEn } from './lines/kathakar.en.ts'
import { kathakarHi } from './lines/kathakar.hi.ts'
import { knownEn } from './lines/known.en.ts'
import { knownHi } from './lines/known.hi.ts'
import type { Known } from './lines/known.ts'
import { memoryEn } from './lines/memory.en.ts'
import { memoryHi } from './lines/memory.hi.ts'
import type { Memory } from './lines/memory.ts'
import { memoryBn, memoryMr, memoryTa } from './lines/memoryElsewhere.ts'
import { namedEn } from './lines/named.en.ts'
import { namedHi } from './lines/named.hi.ts'
import type { Named } from './lines/named.ts'
import type { Lines } from './lines/lines.ts'
import { sceneryEn } from './lines/scenery.en.ts'
import { sceneryHi } from './lines/scenery.hi.ts'
import type { Replies } from './lines/replies.ts'
import { repliesEn } from './lines/replies.en.ts'
import { repliesBn } from './lines/replies.bn.ts'
import { repliesHi } from './lines/replies.hi.ts'
import { repliesMr } from './lines/replies.mr.ts'
import { repliesTa } from './lines/replies.ta.ts'
import type { Scenery } from './lines/scenery.ts'
import { tenaliEn } from './lines/tenali.en.ts'
import { tenaliHi } from './lines/tenali.hi.ts'
import { vyasaEn } from './lines/vyasa.en.ts'
import { vyasaHi } from './lines/vyasa.hi.ts'

/** All that the built-in storyteller can say in one language. */
export interface LanguagePack {
  lines: Readonly<Record<TextModelKey, Lines>>
  /** In place of the manner's own, where wit would jar. */
  grave: typeof graveEn
  scenery: Scenery
  replies: Replies
  known: Known
  memory: Memory
  named: Named
  deeds: Deeds
  clauses: Clauses
  /** Nothing can be said in this language but what the author wrote. */
  isWordless?: boolean
  /** But for short sentences to words that nobody wrote an answer for. */
  hasReplies?: boolean
}

export const english: LanguagePack = {
  lines: { kathakar: kathakarEn, tenali: tenaliEn, birbal: birbalEn, vyasa: vyasaEn },
  grave: graveEn,
  scenery: sceneryEn,
  replies: repliesEn,
  known: knownEn,
  memory: memoryEn,
  named: namedEn,
  deeds: deedsEn,
  clauses: englishClauses,
}

export const hindi: LanguagePack = {
  lines: { kathakar: kathakarHi, tenali: tenaliHi, birbal: birbalHi, vyasa: vyasaHi },
  grave: graveHi,
  scenery: sceneryHi,
  replies: repliesHi,
  known: knownHi,
  memory: memoryHi,
  named: namedHi,
  deeds: deedsHi,
  clauses: hindiClauses,
}

const wordless = { start: [], ending: [] }

/** For languages without lines: a scene begins, is reached and ends in its author's words alone. */
const authorsAlone: LanguagePack = {
  ...english,
  isWordless: true,
  clauses: { ...englishClauses, heardOf: hindiClauses.heardOf },
  lines: {
    kathakar: { ...kathakarEn, ...wordless },
    tenali: { ...tenaliEn, ...wordless },
    birbal: { ...birbalEn, ...wordless },
    vyasa: { ...vyasaEn, ...wordless },
  },
}

const replying = (replies: Replies, memory: Memory): LanguagePack => ({
  ...authorsAlone,
  replies,
  memory,
  hasReplies: true,
})
const PACKS: Readonly<Partial<Record<StoryLanguage, LanguagePack>>> = {
  en: english,
  hi: hindi,
  mr: replying(repliesMr, memoryMr),
  bn: replying(repliesBn, memoryBn),
  ta: replying(repliesTa, memoryTa),
}

/** Stories in other languages keep the author's text; only what a player's own words get is English. */
export const languagePackOf = (language: StoryLanguage): LanguagePack =>
  PACKS[language] ?? authorsAlone
