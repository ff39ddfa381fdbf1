import type { LanguagePack } from '../languagePack.ts'
import { fullHandsTe } from '../lines/fullHands.ts'
import { memoryTe } from '../lines/memoryElsewhere.ts'
import { offersTe } from '../lines/offersElsewhere.ts'
import { repliesTe } from '../lines/replies.te.ts'
import { replying } from './replying.ts'

/** Telugu in its authors' words, with short answers of its own. */
export const telugu = (english: LanguagePack): LanguagePack =>
  replying(english, {
    replies: repliesTe,
    memory: memoryTe,
    fullHands: fullHandsTe,
    offers: offersTe,
  })
