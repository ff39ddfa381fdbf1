import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import type { LanguagePack } from '../languagePack.ts'
import { memoryBn, memoryMr, memoryTa } from '../lines/memoryElsewhere.ts'
import { repliesBn } from '../lines/replies.bn.ts'
import { repliesMr } from '../lines/replies.mr.ts'
import { repliesTa } from '../lines/replies.ta.ts'
import { authorsAlone, replying } from './authorsAlone.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'

const alone = authorsAlone(english)

const PACKS: Readonly<Partial<Record<StoryLanguage, LanguagePack>>> = {
  en: english,
  hi: hindi,
  mr: replying(english, { replies: repliesMr, memory: memoryMr }),
  bn: replying(english, { replies: repliesBn, memory: memoryBn }),
  ta: replying(english, { replies: repliesTa, memory: memoryTa }),
}

/** Stories in other languages keep the author's text; only what a player's own words get is English. */
export const languagePackOf = (language: StoryLanguage): LanguagePack => PACKS[language] ?? alone
