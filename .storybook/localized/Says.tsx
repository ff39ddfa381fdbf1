import { useMessages } from '../../packages/ui/src/messages/useMessages.ts'
import { wholeEnglish } from '../../packages/ui/src/messages/wholeEnglish.ts'
import type { Words } from './says.ts'

export interface SaysProps {
  /** What is said, from the catalogue. */
  words: (messages: Words) => string
}

/** Words of the interface in what a story draws, in the language that is chosen. */
export function Says({ words }: SaysProps) {
  return words({ ...wholeEnglish, ...useMessages() })
}
