import { stemOf } from '../../text/stem.ts'
import type { HeardWord } from '../../text/heardWords.ts'
import { INTENTS } from './intents.ts'

const LATER = INTENTS.find(([intent]) => intent === 'later')?.[1] ?? new Set<string>()

export const isLater = ({ word }: Pick<HeardWord, 'word'>): boolean =>
  /^[a-z]/u.test(word) && LATER.has(stemOf(word))
