import type { LanguagePack } from '../languagePack.ts'
import { fullHandsTa } from '../lines/fullHands.ts'
import { memoryTa } from '../lines/memoryElsewhere.ts'
import { repliesTa } from '../lines/replies.ta.ts'
import { replying } from './replying.ts'

/** Tamil in its authors' words, with short answers of its own; the rest is that English. */
export const tamil = (english: LanguagePack): LanguagePack =>
  replying(english, { replies: repliesTa, memory: memoryTa, fullHands: fullHandsTa })
