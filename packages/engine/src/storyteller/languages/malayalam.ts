import type { LanguagePack } from '../languagePack.ts'
import { fullHandsMl } from '../lines/fullHands.ts'
import { memoryMl } from '../lines/memoryElsewhere.ts'
import { offersMl } from '../lines/offersElsewhere.ts'
import { repliesMl } from '../lines/replies.ml.ts'
import { replying } from './replying.ts'

/** Malayalam in its authors' words, with short answers of its own. */
export const malayalam = (english: LanguagePack): LanguagePack =>
  replying(english, {
    replies: repliesMl,
    memory: memoryMl,
    fullHands: fullHandsMl,
    offers: offersMl,
  })
