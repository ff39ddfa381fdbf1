import { stemOf } from '../../text/stem.ts'
import type { Keyword } from '../../text/keywordsOf.ts'
import { INTENTS } from './intents.ts'

const LATER = INTENTS.find(([intent]) => intent === 'later')?.[1] ?? new Set<string>()

export const isModernWord = ({ word }: Pick<Keyword, 'word'>): boolean =>
  /^[a-z]/u.test(word) && LATER.has(stemOf(word))
