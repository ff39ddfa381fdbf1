import { inOrder } from '../hearing/firstOf.ts'
import { weighWords } from '../hearing/weighWords.ts'
import { shownText } from '../words/shownText.ts'
import { nearlyMeant } from './nearlyMeant.ts'
import { openOffers, pickedOffer } from './pickedOffer.ts'
import type { Turn, TurnPlace } from './playTurn.ts'

/** What is said beside a turn of words that it left undone. */
export interface WantedNext {
  /** Choices that they may mean, likeliest first. */
  asked?: readonly string[]
  /** A second wish, by which nothing is meant where the first has led: the player has to know. */
  hint?: 'second_wish'
}

/**
 * What became of the second of two wishes: it is asked for in the scene where the first has led, or said
 * to be left undone. Of one wish that nobody foresaw the choice is asked for that comes nearest. Nothing
 * where the story has ended.
 */
export function wantedNext(
  { graph, rankChoices }: Pick<TurnPlace, 'graph' | 'rankChoices'>,
  { action, before, state, ruling }: Pick<Turn, 'action' | 'before' | 'state' | 'ruling'>,
): WantedNext {
  if (action.type !== 'custom_action' || graph.isEnding(state.node)) return {}
  const text = shownText(action.text)
  const { rest } = inOrder(text)
  const place = { graph, rankChoices }
  // A choice may itself be two things in order.
  if (pickedOffer(graph, before, text)) return {}
  const asked =
    rest === null ? nearlyMeant(place, { action, before, ruling }) : meantBy(place, state, rest)
  if (asked.length > 0) return { asked }
  if (rest === null) return {}
  return hasLedOn(ruling) ? { hint: 'second_wish' } : {}
}

/** Whether the first of the wishes was done, and led somewhere. */
const hasLedOn = (ruling: Turn['ruling']) =>
  ruling.kind === 'advance'
    ? ruling.by === 'words'
    : ruling.kind === 'reaction' && ruling.target !== null

function meantBy(
  { graph, rankChoices }: Pick<TurnPlace, 'graph' | 'rankChoices'>,
  state: Turn['state'],
  wish: string,
): readonly string[] {
  const picked = pickedOffer(graph, state, wish)
  if (picked) return [picked.offer.text]
  const open = openOffers(graph, state)
  const { heard } = weighWords({ graph, state, rankChoices }, wish, open)
  return heard.meant.flatMap((index) => open[index]?.text ?? [])
}
