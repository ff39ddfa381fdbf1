import { isMeant } from '../hearing/answersMeant.ts'
import { carriesNone } from '../hearing/saidOnly.ts'
import { weighWords, type Weighed } from '../hearing/weighWords.ts'
import { knownOn } from '../known/knownOn.ts'
import { isEmojiOnly } from '../words/emoji.ts'
import { shownText } from '../words/shownText.ts'
import { isSpeech } from '../words/speech.ts'
import { openOffers } from './pickedOffer.ts'
import type { Turn, TurnPlace } from './playTurn.ts'
import type { Ruling } from './ruling.ts'

/** From here on more speaks for a choice than against it. */
const MORE_FOR_IT = 1
/** So much likelier than the next it must be. */
const AHEAD = 2

/**
 * The choice that comes nearest to words which nobody foresaw, to be asked for beside what is told of
 * them; none where another deed than its own leads them.
 */
export function nearlyMeant(
  { graph, rankChoices }: Pick<TurnPlace, 'graph' | 'rankChoices'>,
  { action, before, ruling }: Pick<Turn, 'action' | 'before' | 'ruling'>,
): readonly string[] {
  if (action.type !== 'custom_action' || !MAY_BE_UNFORESEEN.has(ruling.kind)) return []
  const place = { graph, state: before, rankChoices }
  const text = shownText(action.text)
  const open = openOffers(graph, before)
  const { ranked, answers, candidates, offTopic } = weighWords(place, text, open)
  if (isSpeech(text) || isEmojiOnly(text)) return []
  if (carriesNone(graph, text, candidates, offTopic)) return []
  const [best, next] = ranked
  if (!best || best.score < Math.max(MORE_FOR_IT, AHEAD * (next?.score ?? 0))) return []
  if (best.doesElse) return []
  const isAnswered =
    ruling.kind === 'detour' ? knownOn(place, text).length > 0 : isForeseen(ruling, answers)
  return isAnswered ? [] : open.slice(best.index, best.index + 1).map((offer) => offer.text)
}

const MAY_BE_UNFORESEEN: ReadonlySet<Ruling['kind']> = new Set<Ruling['kind']>([
  'detour',
  'reaction',
])

/** Whether an answer was given for its author's words, and not for the kind of what was said. */
const isForeseen = (ruling: Ruling, answers: Weighed['answers']): boolean =>
  ruling.kind !== 'reaction' ||
  ruling.answer.of === 'scene' ||
  answers.some(
    (one) =>
      isMeant(one) &&
      one.ruling.answer?.of === 'story' &&
      one.ruling.answer.index === ruling.answer.index,
  )
