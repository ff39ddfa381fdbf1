import { SENTENCE } from '../text/unconditionalText.ts'
import type { NarrationRequest, StoryCanon } from '../narration/narration.ts'
import { estimateTokens, trimToTokens } from './tokens.ts'

const PASSAGES = 3
const PASSAGE = 90

/**
 * Returns the beginnings of the first three visited scenes as style examples. Empty for Ink, whose
 * scenes were recorded from other sessions.
 */
export function voiceText({ graph, state }: NarrationRequest): string {
  if (graph.program !== null) return ''
  return state.visited
    .slice(0, PASSAGES)
    .filter((name) => graph.has(name))
    .map((name) => passageOf(graph.node(name).text))
    .filter(Boolean)
    .join('\n\n')
}

/** Returns the first sentences of a text, up to the first variable part. */
function passageOf(text: string): string {
  const [plain = ''] = text.split('{')
  const sentences = plain.trim().split(SENTENCE)
  // A sentence before a variable part may be incomplete.
  const whole = plain === text ? sentences : sentences.slice(0, -1)
  let room = PASSAGE
  const kept: string[] = []
  for (const sentence of whole) {
    room -= estimateTokens(`${sentence} `)
    if (room < 0) break
    kept.push(sentence)
  }
  return kept.join(' ')
}

/** Maximum length of the note, in tokens. */
const MOST = 70
/** First turn whose prompt includes the note. */
const DEEP = 3

/** Returns the first sentence of the guidance or the instruction, as a reminder in later turns. */
export function authorsNote({ guidance, prompt }: StoryCanon, turn: number): string {
  if (turn < DEEP) return ''
  const [first = ''] = (guidance.trim() || prompt.trim()).split(SENTENCE)
  return trimToTokens(first, MOST, 'head')
}
