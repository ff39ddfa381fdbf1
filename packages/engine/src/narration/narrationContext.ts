import { drawFrom, drawIndex } from '@kathasagar/story'

import { SENTENCE } from '../text/unconditionalText.ts'
import { detailsOf } from '../memory/details.ts'
import { pressureIn, sceneNow, type StoryPlace } from '../world/playWorld.ts'
import type { Phrases } from './phrases.ts'

export interface NarrationContext extends StoryPlace {
  phrases: Phrases
  recent: readonly string[]
}

export const wasShown = ({ recent }: NarrationContext, text: string): boolean =>
  recent.some((answer) => answer.includes(text))

/** Returns true if a passage is the complete scene, or was already shown on its own. */
function wasQuoted({ graph, state, recent }: NarrationContext, text: string): boolean {
  const scene = sceneNow(graph, state).trim()
  if (text === scene) return true
  return recent.some((answer) => !answer.includes(scene) && answer.split('\n\n').includes(text))
}

/** Returns an unused text, else the least recently used one. The seed breaks ties. */
export function leastShown({ recent, state }: NarrationContext, texts: readonly string[]): string {
  const first = drawIndex(drawFrom(state.seed), texts.length)
  const lastTold = (text: string) => recent.findLastIndex((answer) => answer.includes(text))
  const turned = [...texts.slice(first), ...texts.slice(0, first)]
  return turned.toSorted((a, b) => lastTold(a) - lastTold(b))[0] ?? ''
}

const ENDS = /[.!?।۔؟…]["”’]?$/u

export const asSentence = ({ phrases }: Pick<NarrationContext, 'phrases'>, text: string): string =>
  ENDS.test(text)
    ? text
    : `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/(?<![\s,;:])[\s,;:]+$/u, '')}${phrases.stop}`

export const unseenDetails = (at: NarrationContext): readonly string[] =>
  detailsOf(at.graph, at.state.node)
    .flatMap((detail) => (detail.kind === 'authored' ? [asSentence(at, detail.text)] : []))
    .filter((text) => !wasShown(at, text))

/** Returns the next line for a player who lingers, or null if all were shown. */
export const duePressure = (at: NarrationContext): string | null =>
  pressureIn(at.graph, at.state).find((line) => !wasShown(at, line)) ?? null

/** Minimum length of a passage in characters. Only the end of a paragraph may be shorter. */
const PASSAGE_LENGTH = 60

const passagesOf = ({ graph, state }: NarrationContext): readonly string[] =>
  sceneNow(graph, state)
    .trim()
    .split(/\n+/u)
    .flatMap((paragraph) =>
      paragraph.split(SENTENCE).reduce<string[]>((passages, sentence) => {
        const last = passages.at(-1)
        return last !== undefined && last.length < PASSAGE_LENGTH
          ? [...passages.slice(0, -1), `${last} ${sentence}`]
          : [...passages, sentence]
      }, []),
    )

/** Returns the next unread detail, line for a lingering player, or passage, or null. */
export function freshPassage(
  at: NarrationContext,
  isLeftOut?: (text: string) => boolean,
): string | null {
  const [detail] = unseenDetails(at).filter((text) => !isLeftOut?.(text))
  const passage = detail ?? duePressure(at)
  if (passage !== null) return passage
  return passagesOf(at).find((one) => !wasQuoted(at, one)) ?? null
}

export const firstUnquoted = (at: NarrationContext, sentences: readonly string[]): string | null =>
  sentences.find((text) => !wasQuoted(at, text)) ?? null

export function closerLook(at: NarrationContext, isLeftOut?: (text: string) => boolean): string {
  const { graph, state } = at
  const { plate = '' } = graph.node(state.node)
  const picture = Object.hasOwn(graph.plates, plate) ? graph.plates[plate]?.alt.trim() : undefined
  return (
    freshPassage(at, isLeftOut) ??
    (picture && !wasShown(at, picture) ? picture : leastShown(at, passagesOf(at)))
  )
}
