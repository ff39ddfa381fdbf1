import type { LanguagePack } from '../languagePack.ts'
import { fullHandsUr } from '../lines/fullHands.ts'
import { memoryUr } from '../lines/memoryElsewhere.ts'
import { offersUr } from '../lines/offersElsewhere.ts'
import { repliesUr } from '../lines/replies.ur.ts'
import { replying } from './replying.ts'

/** Urdu in its authors' words, with short answers of its own. */
export const urdu = (english: LanguagePack): LanguagePack =>
  replying(
    english,
    { replies: repliesUr, memory: memoryUr, fullHands: fullHandsUr, offers: offersUr },
    '۔',
  )
