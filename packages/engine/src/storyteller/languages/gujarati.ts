import type { LanguagePack } from '../languagePack.ts'
import { fullHandsGu } from '../lines/fullHands.ts'
import { memoryGu } from '../lines/memoryElsewhere.ts'
import { offersGu } from '../lines/offersElsewhere.ts'
import { repliesGu } from '../lines/replies.gu.ts'
import { replying } from './replying.ts'

/** Gujarati in its authors' words, with short answers of its own. */
export const gujarati = (english: LanguagePack): LanguagePack =>
  replying(english, {
    replies: repliesGu,
    memory: memoryGu,
    fullHands: fullHandsGu,
    offers: offersGu,
  })
