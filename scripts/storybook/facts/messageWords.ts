import { adminMessages } from '../../../packages/ui/src/messages/adminMessages.ts'
import { wholeEnglish } from '../../../packages/ui/src/messages/wholeEnglish.ts'

const CATALOGUES = { ...wholeEnglish, adminMessages }

function wordsIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null && 'other' in value) return wordsIn(value.other)
  return undefined
}

/** The English words under a key, as `play.act`; undefined for an area of words. */
export function wordsOf(key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined,
      CATALOGUES,
    )
  return wordsIn(found)
}
