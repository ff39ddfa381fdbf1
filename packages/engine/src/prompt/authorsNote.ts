import { SENTENCE } from '../text/unconditionalText.ts'
import type { StoryCanon } from '../narration/narration.ts'
import { trimToTokens } from './tokens.ts'

/** Maximum number of tokens of the note, and first turn that includes it. */
const MOST = 70
const DEEP = 3

/** Returns the first sentence of the guidance or the instruction, as a reminder in later turns. */
export function authorsNote({ guidance, prompt }: StoryCanon, turn: number): string {
  if (turn < DEEP) return ''
  const [first = ''] = (guidance.trim() || prompt.trim()).split(SENTENCE)
  return trimToTokens(first, MOST, 'head')
}
