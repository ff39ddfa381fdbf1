import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import type { LanguagePack } from '../languagePack.ts'
import type { Memory } from '../lines/memory.ts'
import { memoryBn, memoryMr, memoryTa } from '../lines/memoryElsewhere.ts'
import { repliesBn } from '../lines/replies.bn.ts'
import { repliesMr } from '../lines/replies.mr.ts'
import { repliesTa } from '../lines/replies.ta.ts'
import type { Replies } from '../lines/replies.ts'
import { authorsAlone } from './authorsAlone.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'

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
