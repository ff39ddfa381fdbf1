import type { LanguagePack } from '../languagePack.ts'
import { fullHandsKn } from '../lines/fullHands.ts'
import { memoryKn } from '../lines/memoryElsewhere.ts'
import { offersKn } from '../lines/offersElsewhere.ts'
import { repliesKn } from '../lines/replies.kn.ts'
import { replying } from './replying.ts'

/** Kannada in its authors' words, with short answers of its own. */
export const kannada = (english: LanguagePack): LanguagePack =>
  replying(english, {
    replies: repliesKn,
    memory: memoryKn,
    fullHands: fullHandsKn,
    offers: offersKn,
  })
