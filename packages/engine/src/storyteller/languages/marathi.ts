import type { LanguagePack } from '../languagePack.ts'
import { fullHandsMr } from '../lines/fullHands.ts'
import { memoryMr } from '../lines/memoryElsewhere.ts'
import { offersMr } from '../lines/offersElsewhere.ts'
import { repliesMr } from '../lines/replies.mr.ts'
import { replying } from './replying.ts'

/** Marathi in its authors' words, with short answers of its own. */
export const marathi = (english: LanguagePack): LanguagePack =>
  replying(english, {
    replies: repliesMr,
    memory: memoryMr,
    fullHands: fullHandsMr,
    offers: offersMr,
  })
