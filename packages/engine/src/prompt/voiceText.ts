import { SENTENCE } from '../known/unconditionalText.ts'
import type { TellRequest } from '../storyteller/telling.ts'
import { estimateTokens } from './tokens.ts'

/** Passages that show how a story sounds, the opening among them. */
const PASSAGES = 3
/** Tokens of each. */
const PASSAGE = 90

/**
 * How the story sounds, in its author's own words: the beginning of the first scenes that this player has
 * entered. From the third on they stay the same, so that what stands behind them can be kept by a
 * provider. Never a scene that was not seen, nor words that vary with the state; nothing of a story that
 * runs as a program, whose scenes are what others have met.
 */
export function voiceText({ graph, state }: TellRequest): string {
  if (graph.program !== null) return ''
  return state.visited
    .slice(0, PASSAGES)
    .filter((name) => graph.has(name))
    .map((name) => passageOf(graph.node(name).text))
    .filter(Boolean)
    .join('\n\n')
}

/** The first sentences of a text that stand as they are, up to one that varies. */
function passageOf(text: string): string {
  const [plain = ''] = text.split('{')
  const sentences = plain.trim().split(SENTENCE)
  // What is followed by words that vary may not be whole.
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
