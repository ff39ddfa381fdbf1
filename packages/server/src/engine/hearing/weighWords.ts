import type { StoryGraph } from '@kathasagar/api/rules'

import { sceneNow, worldOf } from '../state/playWorld.ts'
import type { Offer, TurnState } from '../turn/turnState.ts'
import { firstWords } from '../words/firstWords.ts'
import { withoutHesitation } from '../words/hesitation.ts'
import { rankAnswers, strengthOf, type MeantAnswer, type Said } from './answersMeant.ts'
import { candidatesOf } from './candidatesOf.ts'
import { eitherOf } from './eitherOf.ts'
import { firstOf } from './firstOf.ts'
import { hear, NOTHING, type Heard } from './hear.ts'
import { offTopicOf, type OffTopicMeant } from './offTopic/offTopicOf.ts'
import { placeMeant } from './placeMeant.ts'
import { namedInstead } from './pronounMeant.ts'
import type { Candidate, Fit, RankChoices } from './rankMeant.ts'
import { answersOfKind, carriesNone } from './saidOnly.ts'

/** Free words as they were held against all that lies open. */
export interface Weighed {
  /** What was heard of them: of two things at once the first. */
  said: Said
  candidates: readonly Candidate[]
  /** The open choices, best first. */
  ranked: readonly Fit[]
  /** What of the choices they were taken for. */
  heard: Heard
  /** The author's answers, best first; none in a story of the first form. */
  answers: readonly MeantAnswer[]
  /** What they are about that is not of the story. */
  offTopic: OffTopicMeant | null
}

interface Place {
  graph: StoryGraph
  state: TurnState
  rankChoices: RankChoices
}

/** Words of one turn that are held against all that lies open; each costs as much as there is of it. */
const WEIGHED = 80

/** Where something was said last: what is told beside a turn is weighed with it, and once. */
const last = new WeakMap<TurnState, Place & { whole: string; weighed: Weighed }>()

/** Holds words against choices, reactions and topics; whoever asks why is told from the same ranking. */
export function weighWords(place: Place, whole: string, open: readonly Offer[]): Weighed {
  const { graph, state, rankChoices } = place
  const before = last.get(state)
  const isSame = before?.graph === graph && before.rankChoices === rankChoices
  if (isSame && before.whole === whole && before.weighed.candidates.length === open.length) {
    return before.weighed
  }
  const weighed = weigh(place, whole, open)
  last.set(state, { graph, state, rankChoices, whole, weighed })
  return weighed
}

function weigh(
  { graph, state, rankChoices }: Place,
  shown: string,
  open: readonly Offer[],
): Weighed {
  const { node } = state
  const whole = withoutHesitation(firstWords(shown, WEIGHED))
  const candidates = candidatesOf(graph, state, open)
  const hearing = (text: string): Hearing => {
    const ranked = rankChoices(text, candidates, graph.node(node).text)
    const said = { graph, world: worldOf(graph, state), node, text, rankChoices }
    const offTopic = offTopicOf(graph, text, rankChoices)
    const answers = graph.isLiving ? answersOfKind(graph, text, rankAnswers(said), offTopic) : []
    const isOfNone = carriesNone(graph, text, candidates, offTopic)
    const heard = isOfNone ? NOTHING : hear(text, ranked, answers)
    return { said, ranked, answers, heard, offTopic }
  }
  // Of two things at once the first is done first.
  const opening = hearing(firstOf(whole))
  const plain =
    opening.heard.meant.length > 0 || opening.said.text === whole ? opening : hearing(whole)
  const names = namedInstead(graph, node, sceneNow(graph, state), plain.said.text).map(hearing)
  const { said, ranked, answers, heard, offTopic } = instead(plain, names)
  const done = doneOf(said.text)
  const isAskedOnly =
    heard.isClear &&
    done !== null &&
    !ranked.some(({ index, mayAsk }) => index === heard.meant[0] && mayAsk) &&
    hearing(done).heard.meant[0] !== heard.meant[0]
  const sides = eitherOf(whole)?.map((side) => hearing(side).heard) ?? []
  const doubt =
    inDoubtBetween(sides) ?? inDoubtOf(plain, names) ?? placeMeant(said.text, candidates)
  const meant = isAskedOnly ? { ...heard, isClear: false } : heard
  return { said, candidates, ranked, heard: doubt ?? meant, answers, offTopic }
}

/** What stands beside a question that is asked; null where nothing is asked, or nothing else said. */
function doneOf(text: string): string | null {
  const sentences = text.split(/(?<=[?？!.।…])\s+/u)
  const rest = sentences.filter((one) => !/[?？]/u.test(one))
  const isBoth = rest.length < sentences.length && rest.length > 0
  return isBoth ? rest.join(' ') : null
}

type Hearing = Omit<Weighed, 'candidates'>

/** So much must speak for a choice beside the name that was put in. */
const BESIDE = 0.2

/** Whether more than the name that was put in speaks for what is heard with it. */
function hasMore(plain: Hearing, { heard }: Hearing): boolean {
  const [meant] = heard.meant
  return (plain.ranked.find(({ index }) => index === meant)?.count ?? 0) >= BESIDE
}

/** The words with the one name that they can stand for, where that says more than their pronoun. */
function instead(plain: Hearing, [only, ...others]: readonly Hearing[]): Hearing {
  if (only === undefined || others.length > 0) return plain
  if (only.heard.isClear && !hasMore(plain, only)) return plain
  if (plain.heard.isClear) {
    return only.heard.isClear && only.heard.chance > plain.heard.chance ? only : plain
  }
  const isAnswered = ({ answers: [best] }: Hearing) =>
    best !== undefined && strengthOf(best) >= ANSWERED
  return only.heard.isClear || (isAnswered(only) && !isAnswered(plain)) ? only : plain
}

/** A question, where a pronoun may stand for several and each of them means something else. */
function inDoubtOf(plain: Hearing, names: readonly Hearing[]): Heard | null {
  if (names.length < 2 || plain.heard.isClear) return null
  return inDoubtBetween(names.map(({ heard }) => heard).filter(({ isClear }) => isClear))
}
/** An answer that covers so much of the words is for them. */
const ANSWERED = 0.7

/** A question, where each side of what was said means a choice of its own. */
function inDoubtBetween(sides: readonly Heard[]): Heard | null {
  const meant = [...new Set(sides.flatMap((side) => side.meant.slice(0, 1)))]
  if (meant.length < 2) return null
  return { meant, isClear: false, chance: Math.max(...sides.map(({ chance }) => chance)) }
}
