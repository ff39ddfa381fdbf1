import { shortFact } from '../memory/details.ts'
import { isForeignTo } from '../words/foreignTo.ts'
import { intentOf } from '../hearing/intent/intentOf.ts'
import type { OffTopic } from '../hearing/topics/topicsIn.ts'
import type { Ruling } from '../ruling/ruling.ts'
import { isEmojiOnly } from '../words/emoji.ts'
import { isSpeech } from '../words/speech.ts'
import { duePressure } from './duePressure.ts'
import { lineOfKind } from './lineOfKind.ts'
import { untoldPiece } from './pieceOfScene.ts'
import { replyTo } from './replyTo.ts'
import type { Standpoint } from './surroundings.ts'
import { tellDeed } from './tellDeed.ts'
import { tellEarlier } from './tellKnown.ts'
import { tellNamed } from './tellNamed.ts'
import { tellPast } from './tellPast.ts'
import { tidy } from '../words/tidy.ts'
import { toldOf } from './toldOf.ts'

type Detour = Ruling & { kind: 'detour' }

/**
 * Words that nobody wrote an answer for: what the author tells of what they name or has for their kind,
 * else one short sentence on what was said, and nothing beside it. On the last detour a way on is
 * named.
 */
export function tellDetour(
  at: Standpoint,
  { words, offTopic, isUnquotable, pressure, toward }: Detour,
): string[] {
  const past = tellPast(at, words)
  if (past !== null) return [past]
  if (at.pack.isWordless) return [authorsWords(at, words, offTopic)]
  const earlier = tellEarlier(at, words)
  const told =
    earlier !== null && ENDS_ASKING.test(words)
      ? []
      : [answerTo(at, words, { isUnquotable, offTopic: earlier ? undefined : offTopic })]
  return [
    ...(earlier === null ? [] : [earlier]),
    ...told,
    ...(pressure === 'event'
      ? [(isAsked(words) ? null : duePressure(at)) ?? '', hintLine(at, toward)]
      : []),
  ]
}

/** Who ends with a question is told what is known of it, and nothing beside. */
const ENDS_ASKING = /[?？؟][^\p{L}\p{M}\p{N}]{0,4}$/u

function answerTo(
  at: Standpoint,
  words: string,
  { offTopic, isUnquotable }: { offTopic: OffTopic | undefined; isUnquotable: true | undefined },
): string {
  return (
    (wasSaid(at, words) ? (lineOfKind(at, words, offTopic) ?? untoldPiece(at)) : null) ??
    ofItsKind(at, words, offTopic) ??
    toldOf(at, words) ??
    (isUnquotable ? null : (tellDeed(at, words) ?? tellNamed(at, words))) ??
    lineOfKind(at, words) ??
    replyTo(at, words)
  )
}

/**
 * The same words again get what was not told yet: a line of the story's, or something of the scene. What
 * this turn itself leaves to be remembered is among the facts already.
 */
const wasSaid = ({ state }: Standpoint, words: string) =>
  state.facts.some(
    ({ kind, what, turn, times }) =>
      kind === 'said' && what === shortFact(words) && (times > 1 || turn <= state.turn),
  )

/** What the story says to words of which the kind is all that counts: no part of them is answered by itself. */
const ofItsKind = (at: Standpoint, words: string, offTopic?: OffTopic): string | null =>
  offTopic !== undefined || OF_ITS_KIND.some((isOf) => isOf(at, words))
    ? lineOfKind(at, words, offTopic)
    : null
const OF_ITS_KIND: readonly ((at: Standpoint, words: string) => boolean)[] = [
  (_, words) => isSpeech(words),
  (_, words) => isEmojiOnly(words),
  ({ graph }, words) => isForeignTo(graph, words),
]

/** Beside a question stands nothing but what answers it. */
const isAsked = (words: string) => intentOf(words).form === 'question'

/** The hint that is given when a detour, or a closer look, is one too many. */
export function hintLine({ graph, state, pack, voice }: Standpoint, toward: number): string {
  const choice = graph.node(state.node).choices[toward]?.text ?? ''
  if (pack.isWordless) return pack.clauses.heardOf(choice)
  const way = pack.clauses.wayTo(choice)
  return voice.line('hint', { way }) || tidy(`${way}.`)
}

/** In a language without lines: what the author tells beside the words, or a short reply. */
export function authorsWords(at: Standpoint, words: string, offTopic?: OffTopic): string {
  return (
    ofItsKind(at, words, offTopic) ??
    toldOf(at, words) ??
    lineOfKind(at, words) ??
    replyTo(at, words)
  )
}
