import { tokenize } from '@kathasagar/story'

import { splitAtThen, splitAtAnd, visibleText } from '../text/inputText.ts'
import { intentOf } from '../understanding/intent/intentOf.ts'
import { selectedOffer } from './selectedOffer.ts'
import { readTurn, type Reading } from './reading.ts'
import type { PlayedTurn, TurnPlace } from './playTurn.ts'

export interface SecondRequest {
  asked?: readonly string[]
  /** Set if the second request matches nothing in the new scene. */
  hint?: 'second_wish'
}

/** Returns a question about the second of two requests, or a hint if it matches nothing. */
export function findSecondRequest(
  { graph, lore }: Pick<TurnPlace, 'graph' | 'lore'>,
  { action, before, state, ruling }: Pick<PlayedTurn, 'action' | 'before' | 'state' | 'ruling'>,
): SecondRequest {
  if (action.type !== 'custom_action' || graph.isEnding(state.node)) return {}
  if (ruling.kind === 'improvise' || ruling.kind === 'rejoin') return {}
  const text = visibleText(action.text)
  if (text.length > LONGEST_WISHES) return {}
  const read = (at: PlayedTurn['state'], words: string) =>
    readTurn({ graph, lore, state: at, action: { type: 'custom_action', text: words } })
  const ordered = splitAtThen(text)
  const { first, rest } = ordered.rest === null ? splitAtAnd(text) : ordered
  // A single choice may consist of two actions.
  if (rest === null || selectedOffer(read(before, text))) return {}
  const [meant, then] = [meantBy(read(before, first)), meantBy(read(before, rest))]
  // If the first request matched nothing, the second one was executed.
  if (isTaken(ruling) && meant.length === 0) return {}
  // "And" may join the parts of one choice.
  const isPart = ordered.rest === null && then.some((choice) => meant.includes(choice))
  if (isPart) return {}
  const asked = meantBy(read(state, rest))
  if (asked.length > 0) return { asked }
  const isSecond = ordered.rest === null ? then.length > 0 : isWish(rest)
  return hasLedOn(ruling) && isSecond ? { hint: 'second_wish' } : {}
}

/** Maximum length in characters, because the check costs as much as the turn. */
const LONGEST_WISHES = 300

const isTaken = (ruling: PlayedTurn['ruling']) => ruling.kind === 'advance' && ruling.by === 'words'

const hasLedOn = (ruling: PlayedTurn['ruling']) =>
  isTaken(ruling) || (ruling.kind === 'reaction' && ruling.target !== null)

/** Returns true if the text requests something. "And then the night came" does not. */
function isWish(words: string): boolean {
  const { form } = intentOf(words)
  if (form !== 'words') return form === 'deed'
  return !isIdle(words) && !TOLD.test(words) && tokenize(words).length > 1
}
const TOLD =
  /^\s*(?:(?:it|they|he|she|there|the|that|this|we|you|my|nothing|everything)|i (?:am|was|had|felt|feel|know|knew|think|thought))\b/iu

const isIdle = (words: string) => {
  const { form, intent } = intentOf(words)
  return form === 'words' && (intent === 'wait' || intent === 'rest')
}

function meantBy(reading: Reading): readonly string[] {
  const picked = selectedOffer(reading)
  if (picked) return [picked.offer.text]
  if (isIdle(reading.text)) return []
  return reading.scores().match.meant.flatMap((index) => reading.open[index]?.text ?? [])
}
