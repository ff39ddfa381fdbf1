import type { LanguagePack } from '../languagePack.ts'
import { fullHandsBn } from '../lines/fullHands.ts'
import { memoryBn } from '../lines/memoryElsewhere.ts'
import { offersBn } from '../lines/offersElsewhere.ts'
import { repliesBn } from '../lines/replies.bn.ts'
import { replying } from './replying.ts'

/** Bengali in its authors' words, with short answers of its own. */
export const bengali = (english: LanguagePack): LanguagePack =>
  replying(
    english,
    { replies: repliesBn, memory: memoryBn, fullHands: fullHandsBn, offers: offersBn },
    '।',
  )
