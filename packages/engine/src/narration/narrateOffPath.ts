import { REPLY_KINDS, type ReplyKind } from '@kathasagar/story/vocabulary'
import { own, tellVaried, wordsOf } from '@kathasagar/story'

import { shareMentionedIn } from '../understanding/intent/contentWordsOf.ts'
import { intentOf } from '../understanding/intent/intentOf.ts'
import type { Intent } from '../understanding/intent/intents.ts'
import { kindsSaid } from '../understanding/intent/kindsOf.ts'
import { isAnachronism } from '../understanding/isAnachronism.ts'
import { resolveAbsent } from '../understanding/resolveAbsent.ts'
import type { OffTopic, Ruling } from '../world/ruling.ts'
import { knownAnswers, type KnownAnswer } from '../understanding/known/knownAnswers.ts'
import {
  aboutScene,
  fitsQuestion,
  sceneSentences,
} from '../understanding/known/relevantSentences.ts'
import { sceneNow, worldOf } from '../world/playWorld.ts'
import { isEmojiOnly } from '../text/emoji.ts'
import { isForeignTo } from '../text/foreignTo.ts'
import { keywordsOf } from '../text/keywordsOf.ts'
import { isSpeech } from '../text/speech.ts'
import { isGesture } from './gestures.ts'
import type { NeutralKind } from './phrases.ts'
import {
  asSentence,
  duePressure,
  leastShown,
  unstressed,
  unseenDetails,
  wasShown,
  type NarrationContext,
} from './narrationContext.ts'
import { listed, answerAboutPast } from './answerAboutPast.ts'

interface Detour {
  paragraphs: string[]
  /** True if nothing in the story answers the words; then they cost nothing. */
  isUnanswered: boolean
}

/**
 * Answers unforeseen free text with an author's sentence, else a neutral one. Every third such turn
 * in a row adds an event or a choice.
 */
export function narrateOffPath(
  at: NarrationContext,
  { words, offTopic, pressure, toward }: Ruling & { kind: 'detour' },
): Detour {
  const past = answerAboutPast(at, words)
  if (past !== null) return { paragraphs: [past], isUnanswered: false }
  const answer = authorsAnswer(at, words, offTopic)
  const paragraphs = [answer ?? neutralReply(at, words, offTopic)]
  if (pressure === 'event') {
    const isAsked = intentOf(words).form === 'question'
    paragraphs.push((isAsked ? null : duePressure(at)) ?? nextWay(at, toward))
  }
  return { paragraphs, isUnanswered: answer === null }
}

export function nextWay({ graph, state, phrases }: NarrationContext, toward: number): string {
  const label = graph.node(state.node).choices[toward]?.text ?? ''
  const way = label.replace(/["“”]/gu, '').replace(/(?<![\s.।۔,;:])[\s.।۔,;:]+$/u, '')
  return phrases.next.replace('{way}', () => way)
}

function authorsAnswer(at: NarrationContext, words: string, offTopic?: OffTopic): string | null {
  const isOfItsKind =
    offTopic !== undefined || isSpeech(words) || isEmojiOnly(words) || isForeignTo(at.graph, words)
  return (
    (isOfItsKind ? lineOfKind(at, words, offTopic) : null) ??
    toldOf(at, words) ??
    lineOfKind(at, words) ??
    unstressed(at, aboutScene(at, words))
  )
}

const KINDS_OF: Readonly<Record<OffTopic, readonly ReplyKind[]>> = {
  world: ['world', 'later', 'words'],
  wonder: ['magic', 'words'],
}

/** Returns a line of the story for this kind of words that was not shown lately. */
function lineOfKind(at: NarrationContext, words: string, offTopic?: OffTopic): string | null {
  const { graph, state } = at
  const world = worldOf(graph, state)
  if (world === null || resolveAbsent({ graph, node: state.node, text: words }) !== null)
    return null
  for (const kind of offTopic === undefined ? kindsOf(at, words) : KINDS_OF[offTopic]) {
    for (const [i, line] of (own(graph.replies, kind) ?? []).entries()) {
      const { text } = tellVaried(graph, world, `reply:${kind}:${i}`, line)
      if (text.trim() !== '' && !wasShown(at, text)) return text
    }
  }
  return null
}

function kindsOf({ graph }: NarrationContext, words: string): readonly ReplyKind[] {
  const kinds = kindsSaid(words)
  if (isSpeech(words)) return kinds
  if (isForeignTo(graph, words)) return ['foreign', ...kinds]
  const [first] = kinds
  const isSensed = first !== undefined && SENSES.has(first) && own(graph.replies, first)
  return isGesture(words) && !isSensed ? [GESTURE, ...kinds] : kinds
}
const GESTURE = REPLY_KINDS.find((kind) => kind === 'gesture') ?? 'deed'
const SENSES = new Set<ReplyKind>(['touch', 'look', 'listen', 'smell', 'count'])

/** Returns a known answer, a detail, or a sentence of the scene about the named thing. */
function toldOf(at: NarrationContext, words: string): string | null {
  for (const known of knownAnswers(at, words)) {
    const told = sentenceOf(at, known)
    if (told) return told
  }
  const { form, intent, asks } = intentOf(words)
  const [best] = unseenDetails(at)
    .map((text) => ({ text, share: shareMentionedIn(text, words) }))
    .toSorted((a, b) => b.share - a.share)
  const isShown = (text: string) =>
    asks === null ? form !== 'deed' || intent === 'look' : fitsQuestion(asks, text, words)
  if (best !== undefined && best.share >= ENOUGH && isShown(best.text)) return best.text
  const isLookedAt = form !== 'question' && (intent === 'look' || isName(words))
  const here = isLookedAt ? unstressed(at, sceneSentences(at, words)) : null
  const isIdle = form === 'signs' || intent === 'wait' || intent === 'rest'
  return here ?? (isIdle ? duePressure(at) : null)
}
/** Minimum share of the named things that a detail must mention. */
const ENOUGH = 0.5

/** Returns true if the words only name something: "walnut tree". */
const isName = (words: string): boolean =>
  wordsOf(words).length <= 3 && keywordsOf(words).every(({ meaning }) => !meaning.isDeed)

function sentenceOf(at: NarrationContext, known: KnownAnswer): string | null {
  const { phrases } = at
  const fresh = (text: string) => (wasShown(at, text) ? null : text)
  switch (known.of) {
    case 'people':
      return fresh(
        known.names.length === 0
          ? phrases.nobody
          : phrases.people.replace('{names}', () => listed(known.names, phrases.and)),
      )
    case 'hour':
      return isHour(phrases.hours, known.time) ? fresh(phrases.hours[known.time]) : null
    case 'state': {
      const { label, value } = known
      const words = typeof value === 'boolean' ? phrases[value ? 'yes' : 'no'] : String(value)
      return fresh(asSentence(at, `${label}: ${words}`))
    }
    case 'here':
    case 'before':
      return unstressed(at, [known.text])
  }
}

const isHour = <Hours extends object>(hours: Hours, time: string): time is keyof Hours & string =>
  Object.hasOwn(hours, time)

const SPOKEN = new Set<Intent | null>([
  'ask',
  'tell',
  'call',
  'promise',
  'refuse',
  'thanks',
  'greet',
  'agree',
  'insult',
  'sorry',
  'forgive',
])
const FELT = new Set<Intent | null>(['feel', 'fear', 'love', 'joke', 'pray'])

function neutralReply(at: NarrationContext, words: string, offTopic?: OffTopic): string {
  const name = resolveAbsent({ graph: at.graph, node: at.state.node, text: words })
  // A person whom the scene mentions may be near.
  if (name !== null && shareMentionedIn(sceneNow(at.graph, at.state), name) === 0)
    return at.phrases.absent.replace('{name}', () => name)
  return leastShown(at, at.phrases.neutral[neutralKind(at, words, offTopic)])
}

function neutralKind({ graph }: NarrationContext, words: string, offTopic?: OffTopic): NeutralKind {
  const { form, intent } = intentOf(words)
  const isLater = intent === 'later' && isAnachronism(graph, words)
  if (offTopic !== undefined || intent === 'magic' || isLater) return 'outside'
  if (form === 'question') return 'question'
  if (FELT.has(intent)) return 'feeling'
  return form === 'deed' && !SPOKEN.has(intent) ? 'action' : 'speech'
}
