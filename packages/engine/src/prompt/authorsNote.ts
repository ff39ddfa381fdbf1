import { SENTENCE } from '../known/unconditionalText.ts'
import type { StoryCanon } from './canon.ts'
import { trimToTokens } from './tokens.ts'

/** Tokens of the note. */
const MOST = 70
const DEEP = 3

/**
 * What is asked of the story before all else, once more and near the telling: the first sentence of its
 * guidance, else of what its author asks. Nothing in the first turns, which have the canon before them.
 */
export function authorsNote({ guidance, prompt }: StoryCanon, turn: number): string {
  if (turn < DEEP) return ''
  const [first = ''] = (guidance.trim() || prompt.trim()).split(SENTENCE)
  return trimToTokens(first, MOST, 'head')
}
