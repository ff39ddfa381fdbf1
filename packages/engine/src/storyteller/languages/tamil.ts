import type { LanguagePack } from '../languagePack.ts'
import { fullHandsTa } from '../lines/fullHands.ts'
import { memoryTa } from '../lines/memoryElsewhere.ts'
import { offersTa } from '../lines/offersElsewhere.ts'
import { repliesTa } from '../lines/replies.ta.ts'
import { replying } from './replying.ts'

/** Tamil in its authors' words, with short answers of its own. */
export const tamil = (english: LanguagePack): LanguagePack =>
  replying(english, {
    replies: repliesTa,
    memory: memoryTa,
    fullHands: fullHandsTa,
    offers: offersTa,
  })
