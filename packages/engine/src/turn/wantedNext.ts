import { wordsOf } from '@kathasagar/story'

import { inOrder, joined } from '../hearing/firstOf.ts'
import { intentOf } from '../hearing/intent/intentOf.ts'
import { weighWords } from '../hearing/weighWords.ts'
import { shownText } from '../words/shownText.ts'
import { openOffers, pickedOffer } from './pickedOffer.ts'
import type { Turn, TurnPlace } from './playTurn.ts'

export interface WantedNext {
  asked?: readonly string[]
  /** A second wish, by which nothing is meant where the first has led: the player has to know. */
  hint?: 'second_wish'
}

/** Returns what to say about the second of two wishes: a question, or that it was left undone. */
export function wantedNext(
  { graph, lore }: Pick<TurnPlace, 'graph' | 'lore'>,
  { action, before, state, ruling }: Pick<Turn, 'action' | 'before' | 'state' | 'ruling'>,
): WantedNext {
  if (action.type !== 'custom_action' || graph.isEnding(state.node)) return {}
  if (ruling.kind === 'improvise' || ruling.kind === 'rejoin') return {}
  const text = shownText(action.text)
  if (text.length > LONGEST_WISHES) return {}
  const place = { graph, lore }
  const ordered = inOrder(text)
  const { first, rest } = ordered.rest === null ? joined(text) : ordered
  // A choice may itself be two things in order.
  if (rest === null || pickedOffer(graph, before, text)) return {}
  const [meant, then] = [meantBy(place, before, first), meantBy(place, before, rest)]
  // Where the first comes to nothing, the second was done at once.
  if (isTaken(ruling) && meant.length === 0) return {}
  // What "and" joins may be two parts of one thing.
  const isPart = ordered.rest === null && then.some((choice) => meant.includes(choice))
  if (isPart) return {}
  const asked = meantBy(place, state, rest)
  if (asked.length > 0) return { asked }
  const isSecond = ordered.rest === null ? then.length > 0 : isWish(rest)
  return hasLedOn(ruling) && isSecond ? { hint: 'second_wish' } : {}
}

/** Longer words tell something at length. To look for a second wish in them would cost as much as the turn. */
const LONGEST_WISHES = 300

const isTaken = (ruling: Turn['ruling']) => ruling.kind === 'advance' && ruling.by === 'words'

const hasLedOn = (ruling: Turn['ruling']) =>
  isTaken(ruling) || (ruling.kind === 'reaction' && ruling.target !== null)

/** Whether the words want something to be done: "and then the night came" and "then what?" want nothing more. */
function isWish(words: string): boolean {
  const { form } = intentOf(words)
  if (form !== 'words') return form === 'deed'
  return !isIdle(words) && !TOLD.test(words) && wordsOf(words).length > 1
}
const TOLD =
  /^\s*(?:(?:it|they|he|she|there|the|that|this|we|you|my|nothing|everything)|i (?:am|was|had|felt|feel|know|knew|think|thought))\b/iu

/** Whether the words want nothing but what was done: "and then nothing". */
const isIdle = (words: string) => {
  const { form, intent } = intentOf(words)
  return form === 'words' && (intent === 'wait' || intent === 'rest')
}

function meantBy(
  { graph, lore }: Pick<TurnPlace, 'graph' | 'lore'>,
  state: Turn['state'],
  wish: string,
): readonly string[] {
  const picked = pickedOffer(graph, state, wish)
  if (picked) return [picked.offer.text]
  if (isIdle(wish)) return []
  const open = openOffers(graph, state)
  const { heard } = weighWords({ graph, state, lore }, wish, open)
  return heard.meant.flatMap((index) => open[index]?.text ?? [])
}
