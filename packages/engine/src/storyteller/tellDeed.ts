import { REPLY_KINDS, type ReplyKind } from '@kathasagar/story/vocabulary'
import { own } from '@kathasagar/story'

import { resolveAbsent } from '../hearing/resolveAbsent.ts'
import { intentOf } from '../hearing/intent/intentOf.ts'
import { INTENTS, type Intent } from '../hearing/intent/intents.ts'
import { stemOf } from '../words/stem.ts'
import { isRequest } from '../words/question.ts'
import type { VerbPhrase } from './languages/verbPhrase.ts'
import { isGesture } from './gestures.ts'
import { isInStory } from './isInStory.ts'
import { KIND_OF_DEED, type DeedKind } from './lines/deedLines.ts'
import { lineOf } from './lineOfKind.ts'
import type { Standpoint } from './surroundings.ts'
import { markOf } from './voice.ts'
import { withNames } from './withNames.ts'

/** Kinds of which there is more to say than that they were meant. */
const SAID_OTHERWISE = new Set<Intent | null>(
  'later magic greet agree thanks sorry forgive promise wait rest sit pray feel fear think hide'.split(
    ' ',
  ) as Intent[],
)
/** Verbs that stand among others of their kind and come to something else. */
const OF_NO_KIND =
  /^(?:(?:hold|keep|catch|offer|blow|lift|drop|hand|spill)\b|(?:take|put|pull) (?:off|on|out|care|a)\b|give (?:up|in|way)\b)/u

/**
 * A deed that nobody foresaw, told back in the player's own verb and object: a small one as done, any
 * other as begun or meant, and never so that the tale would be another for it. Null where the words tell
 * no deed for certain.
 */
export function tellDeed(at: Standpoint, words: string): string | null {
  const { graph, state, pack, voice } = at
  const { form, intent } = intentOf(words)
  if (pack.isWordless || (form === 'question' && !isRequest(words))) return null
  if (resolveAbsent({ graph, node: state.node, text: words }) !== null) return null
  const said = pack.clauses.verbPhrase(words)
  if (said === null) return null
  const deed = withNames(graph, state.node, said.deed)
  if (said.isRefused) return voice.oneOf(pack.deeds.refused, { deed }) || null
  const meant = intentOfVerb(said.verb)
  if (SAID_OTHERWISE.has(meant) || intent === 'later' || intent === 'magic') return null
  const kind = kindOf(said)
  const isFree = kind === 'speak' || kind === 'show' || !A_THING.test(deed)
  const line = lineOf(at, linesFor(kind, OF_NO_KIND.test(deed) ? null : meant))
  // The author's own line for a look or a touch says more than that a thing is not there.
  const isMissing = !isFree && !isInStory(graph, without(said))
  if (isMissing && (kind !== 'sense' || line === null))
    return voice.oneOf(freshOf(at, pack.deeds.missing), { deed }) || null
  const isSmall = isGesture(said) && !(kind === 'sense' && line !== null)
  const isDone = isSmall && (graph.replies.gesture ?? []).length > 0
  const done = isDone ? lineOf(at, ['gesture']) : null
  if (done !== null) return `${voice.oneOf(pack.deeds.done, { deed })} ${done}`.trim()
  if (line !== null && !isDone) return `${voice.oneOf(pack.deeds.opening, { deed })} ${line}`.trim()
  const rows = isSmall
    ? pack.deeds.kinds.show
    : kind === null
      ? pack.deeds.any
      : pack.deeds.kinds[kind]
  return voice.oneOf(freshOf(at, rows), { deed }) || null
}

/** The rows that were not told lately, or those for any deed. */
function freshOf({ voice, pack }: Standpoint, rows: readonly string[]): readonly string[] {
  const fresh = rows.filter((row) => !voice.wasTold(markOf(row)))
  return fresh.length > 0 ? fresh : pack.deeds.any
}

/** What an English verb is for by itself; other words may sound like Hindi where they stand alone. */
const intentOfVerb = (verb: string): Intent | null =>
  /^[a-z]/u.test(verb)
    ? (INTENTS.find(([, stems]) => stems.has(stemOf(verb)))?.[0] ?? null)
    : intentOf(verb).intent

/** What may be missing is a thing: "a spoon", and not "deeply". */
const A_THING = /\b(?:an?|the|some|my|your|his|her|their|this|that|these|those)\s/u
const without = ({ deed, verb }: VerbPhrase) => deed.replace(verb, ' ').replace(OF_ONESELF, ' ')
/** What everybody has with them is nowhere missing. */
const OF_ONESELF =
  /\b(?:my|your|our) (?:own )?(?:hands?|ears?|head|cheeks?|forehead|palms?|thumbs?|fingers?|nose|face|chin|feet|foot|toes?|arms?|back|eyes?|breath|mouth|lips|knees?|shoulders?|hair|neck|chest|heart|legs?|lap|tears)\b/gu

function kindOf({ verb, deed }: VerbPhrase): DeedKind | null {
  const intent = intentOfVerb(verb)
  if (intent === null || OF_NO_KIND.test(deed)) return null
  return own(KIND_OF_DEED, intent) ?? null
}

/** What the story itself says to such a deed, the nearest first. */
function linesFor(kind: DeedKind | null, intent: Intent | null): readonly ReplyKind[] {
  if (kind === 'speak') return ['words']
  const itsKind = REPLY_KINDS.filter((one) => one === intent)
  return kind === 'sense' || kind === 'show' ? itsKind : [...itsKind, 'deed']
}
