import { REPLY_KINDS, type ReplyKind } from '@kathasagar/story/vocabulary'
import {
  getOwn,
  renderVaried,
  tokenize,
  type StoryGraph,
  drawFrom,
  drawIndex,
} from '@kathasagar/story'

import { shareMentionedIn } from '../understanding/intent/contentWordsOf.ts'
import { intentOf } from '../understanding/intent/intentOf.ts'
import { intentSet, isModernWord } from '../understanding/intent/intents.ts'
import { replyKindsIn } from '../understanding/intent/kindsOf.ts'
import { resolveAbsent } from '../understanding/replyByIntent.ts'
import type { OffTopic, Ruling } from '../world/ruling.ts'
import {
  knownAnswers,
  type KnownAnswer,
  aboutScene,
  fitsQuestion,
  sceneSentences,
} from '../understanding/known/relevantSentences.ts'
import { sceneNow, pressureIn, type StoryPlace } from '../world/playWorld.ts'
import { isEmojiOnly, isSpeech } from '../text/inputText.ts'
import { isInOtherLanguage } from '../text/languageOf.ts'
import { keywordsOf, isMentioned, searchTermsOf } from '../text/keywordsOf.ts'
import type { NeutralKind, Phrases } from './phrases.ts'
import { recallPast, nameOf } from '../understanding/known/recallPast.ts'
import type { Fact } from '../world/fact.ts'
import { SENTENCE } from '../text/unconditionalText.ts'
import { detailsOf } from '../memory/details.ts'

interface Detour {
  paragraphs: string[]
  /** True if nothing in the story answers the input. Then the turn is free. */
  isUnanswered: boolean
}

/**
 * Answers unforeseen free text with an author's sentence, else a neutral one. Every third such turn
 * in a row adds an event or a choice.
 */
export function narrateDetour(
  at: NarrationContext,
  { words, offTopic, pressure, toward }: Ruling & { kind: 'detour' },
): Detour {
  const past = answerAboutPast(at, words)
  if (past !== null) return { paragraphs: [past], isUnanswered: false }
  const answer = authoredAnswer(at, words, offTopic)
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

function authoredAnswer(at: NarrationContext, words: string, offTopic?: OffTopic): string | null {
  const isOfItsKind =
    offTopic !== undefined ||
    isSpeech(words) ||
    isEmojiOnly(words) ||
    isInOtherLanguage(at.graph, words)
  return (
    (isOfItsKind ? lineOfKind(at, words, offTopic) : null) ??
    storyAnswer(at, words) ??
    lineOfKind(at, words) ??
    firstUnquoted(at, aboutScene(at, words))
  )
}

const KINDS_OF: Readonly<Record<OffTopic, readonly ReplyKind[]>> = {
  world: ['world', 'later', 'words'],
  wonder: ['magic', 'words'],
}

/** Returns a line for this kind of input that was not used recently, or null. */
function lineOfKind(at: NarrationContext, words: string, offTopic?: OffTopic): string | null {
  const { graph, state, world } = at
  if (world === null || resolveAbsent({ graph, node: state.node, text: words }) !== null)
    return null
  for (const kind of offTopic === undefined ? kindsOf(at, words) : KINDS_OF[offTopic]) {
    for (const [i, line] of (getOwn(graph.replies, kind) ?? []).entries()) {
      const { text } = renderVaried(graph, world, `reply:${kind}:${i}`, line)
      if (text.trim() !== '' && !wasShown(at, text)) return text
    }
  }
  return null
}

function kindsOf({ graph }: NarrationContext, words: string): readonly ReplyKind[] {
  const kinds = replyKindsIn(words)
  if (isSpeech(words)) return kinds
  if (isInOtherLanguage(graph, words)) return ['foreign', ...kinds]
  const [first] = kinds
  const isSensed = first !== undefined && SENSES.has(first) && getOwn(graph.replies, first)
  return isGesture(words) && !isSensed ? [GESTURE, ...kinds] : kinds
}
const GESTURE = REPLY_KINDS.find((kind) => kind === 'gesture') ?? 'deed'
const SENSES = new Set<ReplyKind>(['touch', 'look', 'listen', 'smell', 'count'])

/** Returns a known answer, a detail, or a sentence of the scene about the named thing. */
function storyAnswer(at: NarrationContext, words: string): string | null {
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
  const here = isLookedAt ? firstUnquoted(at, sceneSentences(at, words)) : null
  const isIdle = form === 'signs' || intent === 'wait' || intent === 'rest'
  return here ?? (isIdle ? duePressure(at) : null)
}
/** Minimum share of the named things that a detail must mention. */
const ENOUGH = 0.5

/** Returns true if the words only name something: "walnut tree". */
const isName = (words: string): boolean =>
  tokenize(words).length <= 3 && keywordsOf(words).every(({ meaning }) => !meaning.isDeed)

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
      return firstUnquoted(at, [known.text])
  }
}

const isHour = <Hours extends object>(hours: Hours, time: string): time is keyof Hours & string =>
  Object.hasOwn(hours, time)

const SPOKEN = intentSet('ask tell call promise refuse thanks greet agree insult sorry forgive')
const FELT = intentSet('feel fear love joke pray')

function neutralReply(at: NarrationContext, words: string, offTopic?: OffTopic): string {
  const name = resolveAbsent({ graph: at.graph, node: at.state.node, text: words })
  // The scene text may mention a person who is not listed as present.
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

/** Returns true if the input names something modern that the story never mentions. */
function isAnachronism(graph: StoryGraph, words: string): boolean {
  if (intentOf(words).intent !== 'later') return false
  const named = keywordsOf(words).filter(isModernWord)
  return !graph.names.some((name) => {
    const told = searchTermsOf(graph.node(name).text)
    return named.some((word) => isMentioned(word, told))
  })
}

const GESTURES: ReadonlySet<string> = new Set(
  `blink bow breathe brush cough crouch curl curtsy dab drum fiddle fidget frown giggle grimace grin gulp hum hunch
  huddle imitate kneel lean lick mime mimic mumble mutter nod pace pat pet point poke polish pretend pout
  rub salute scratch shake shiver shrug sigh smile smooth sneeze sniff snort squat squeeze squint stare
  straighten stretch stroke tap tickle tilt tiptoe tut twiddle wave wiggle wince wink wipe yawn
  bark chirp coo croak growl hiss howl meow miaow moo purr quack roar squeak whimper`.split(/\s+/u),
)

const LEAD = /^(?:[^\p{L}]|(?:i|we|just|then|now|quietly|slowly|gently|softly|try to|want to)\b)+/u

const LIES = /^lie (?:down|back|flat|still|on|in|under|beside|behind|next|across|there|here)\b/u
const WITH_ONESELF =
  /^(?:put|lay|rest|press|place|hold|lift|raise|lower|turn|cover|shut|close|open|stamp|clap|swing|dip|wash|wet|warm|spread|cup|stick|swish|wag|flick|flap) (?:out |up )?(?:my|your) (?:own |left |right |bare |two )*(?:hands?|ears?|head|cheek|forehead|palms?|thumbs?|fingers?|nose|face|chin|feet|foot|toes?|arms?|back|eyes?|breath|mouth|lips|knees?|shoulders?|tail|wings?|trunk|whiskers|paws?)\b/u
const HANDLED =
  /^(?:pick up|lift(?: up)?|hold(?: up| on to| onto)?|turn over|fold|unfold|tug(?: at| on)?|hitch|hug|dust|sweep|shift|weigh|balance|sit (?:down )?(?:on|by|beside|next to|under|in)|walk (?:round|around|up and down|slower|faster|slowly))\b/u
const HINDI =
  /(?:मुस्कुरा|मुस्करा|खाँस|खांस|छींक|चाट|खुजला|सहला|थपथपा|पोंछ|झुक|लेट|घूर|ताक|गुनगुना|फुसफुसा|काँप)(?:ता|ती|ऊँ|ूँ|कर|ना|ओ|ो)|(?:सिर|सर|हाथ|पूँछ) हिला|(?:आँखें?|मुँह) (?:मूँद|बंद कर|खोल)|अँगड़ाई ले|जम्हाई ले|(?:हाथ|कान|सिर|सर|माथा|गाल) (?:रख|लगा|टेक)/u

/** Returns true if the input describes a small action that changes nothing: "I smile". */
function isGesture(words: string): boolean {
  const deed = words.toLowerCase().replace(LEAD, '')
  const [verb = ''] = deed.split(/[^\p{L}\p{M}]/u)
  const bases = [
    verb,
    verb.replace(/e?s$/u, ''),
    verb.replace(/e?d$/u, ''),
    verb.replace(/s$/u, ''),
  ]
  return (
    bases.some((base) => GESTURES.has(base)) ||
    [LIES, WITH_ONESELF, HANDLED].some((small) => small.test(deed)) ||
    (HINDI.test(words) && !/नहीं|नही|मत /u.test(words))
  )
}

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`

/** Answers a question about the player's past. Returns null for other input. */
function answerAboutPast(at: NarrationContext, words: string): string | null {
  const past = recallPast(at, words)
  if (past === null) return null
  const { phrases } = at
  const { facts, isWhether, isHad, things } = past
  if (things !== undefined) {
    if (things.length === 0) return phrases.nothing || null
    return phrases.facts.has?.without.replace('{what}', () => listed(things, phrases.and)) ?? null
  }
  if (isHad === true) return phrases.had || null
  const told = facts.flatMap((fact) => factSentence(at, fact) ?? [])
  if (isHad === false || (past.kind === 'has' && facts.at(-1)?.kind === 'gave'))
    return [phrases.notHad, ...told.slice(-1)].filter(Boolean).join(' ') || null
  const answered = (word: string) => (isWhether ? `${asSentence(at, word)} ` : '')
  if (told.length > 0) return `${answered(phrases.yes)}${told.join(' ')}`
  const none = phrases.facts[past.kind ?? 'did']?.none ?? ''
  // A known answer from the story is better than "there is no such fact".
  if (none === '' || knownAnswers(at, words).length > 0) return null
  return `${answered(phrases.no)}${none}`
}

/** Returns a fact as a sentence. Names the person only if that is certain. */
function factSentence(at: NarrationContext, fact: Fact): string | null {
  const rows = at.phrases.facts[fact.kind]
  const name = fact.is_guessed ? '' : nameOf(at.graph, fact)
  const sentence = name === '' ? rows?.without : rows?.with
  const what = fact.what.replace(/^that (?=\S)/u, '')
  if (sentence === undefined) return null
  const named = name.charAt(0).toUpperCase() + name.slice(1)
  // "I give her my word" does not state what was promised.
  const line =
    what === '' ? asSentence(at, sentence.replace(/(?<![\s:])[\s:]*“\{what\}”$/u, '')) : sentence
  return line
    .replace('“{what}”', () => `“${quotable(at, what)}”`)
    .replace('{what}', () => what)
    .replace('{who}', () => (sentence.startsWith('{who}') ? named : name))
}

/** Removes quotation marks, because they would end the quotation early. */
const quotable = ({ phrases }: NarrationContext, what: string): string => {
  const plain = what.replace(/["“”]/gu, '').trim()
  return /[.!?।۔؟…]$/u.test(plain) ? plain : `${plain}${phrases.stop}`
}

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
function leastShown({ recent, state }: NarrationContext, texts: readonly string[]): string {
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

const unseenDetails = (at: NarrationContext): readonly string[] =>
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

const firstUnquoted = (at: NarrationContext, sentences: readonly string[]): string | null =>
  sentences.find((text) => !wasQuoted(at, text)) ?? null

export function closeUpText(at: NarrationContext, isLeftOut?: (text: string) => boolean): string {
  const { graph, state } = at
  const { plate = '' } = graph.node(state.node)
  const picture = Object.hasOwn(graph.plates, plate) ? graph.plates[plate]?.alt.trim() : undefined
  return (
    freshPassage(at, isLeftOut) ??
    (picture && !wasShown(at, picture) ? picture : leastShown(at, passagesOf(at)))
  )
}
