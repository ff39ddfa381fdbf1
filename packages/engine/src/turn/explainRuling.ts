import type { WhyReason } from '@kathasagar/story/vocabulary'
import type { AnswerName } from '@kathasagar/story'

import type { InputScores } from '../understanding/scoreInput.ts'
import { isAside, type Aside, type Ruling } from '../world/ruling.ts'
import { selectedOffer, type SelectedOffer } from './selectedOffer.ts'
import type { Reading } from './reading.ts'
import type { Offer, OfferedPath } from '../world/turnState.ts'

type Interpretation = { offer: Offer } | { answer: AnswerName }

export interface ScoredCandidate {
  meant: Interpretation
  /** Closest phrase of the author, or blank. */
  nearest: string
  /** 0 to 1. */
  score: number
  isTaken: boolean
}

export interface RulingExplanation {
  reason: WhyReason
  /** Probability of the best choice minus that of the next. Null without choices. */
  lead: number | null
  /** Candidates with similar words. The taken one comes first, the others are sorted by score. */
  candidates: readonly ScoredCandidate[]
}

const MAX_TOLD = 5
const WORTH_TELLING = 0.005

const round = (score: number) => Math.round(score * 100) / 100

export function explainRuling(reading: Reading, came: Ruling | Aside): RulingExplanation {
  const picked = selectedOffer(reading)
  const reason = reasonOf(picked, came)
  if (reason === 'hint' || reason === 'command') return { reason, lead: null, candidates: [] }
  const scores = reading.scores()
  const [best, next] = scores.ranked
  const lead = best ? best.chance - (next?.chance ?? 0) : null
  const candidates = [...choicesOf(scores, reading.open), ...answersOf(scores)].map((one) => {
    const isTaken = wasTaken(one.meant, came)
    return { ...one, isTaken, score: round(isTaken && picked ? 1 : one.score) }
  })
  return {
    reason,
    lead: lead === null ? null : round(lead),
    candidates: candidates
      .filter(({ score, isTaken }) => isTaken || score >= WORTH_TELLING)
      .toSorted((a, b) => Number(b.isTaken) - Number(a.isTaken) || b.score - a.score)
      .slice(0, MAX_TOLD),
  }
}

const choicesOf = ({ ranked, candidates }: InputScores, open: readonly Offer[]) =>
  ranked.flatMap((fit) => {
    const offer = open[fit.index]
    const nearest = candidates[fit.index]?.phrases[fit.nearest] ?? ''
    return offer ? [{ meant: { offer }, nearest, score: fit.chance }] : []
  })

const answersOf = ({ answers }: InputScores) =>
  answers.flatMap(({ ruling, nearest, chance }) =>
    ruling.answer === null ? [] : [{ meant: { answer: ruling.answer }, nearest, score: chance }],
  )

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

function wasTaken(meant: Interpretation, came: Ruling | Aside): boolean {
  if (isAside(came)) return false
  if ('offer' in meant) return isPath(meant.offer.path, came)
  const isAnswer = came.kind === 'reaction' || came.kind === 'topic'
  return isAnswer && came.answer !== null && same(came.answer, meant.answer)
}

function isPath(path: OfferedPath, came: Ruling): boolean {
  if (came.kind === 'linger') return path.kind === 'linger' && path.detail === came.detail
  const isMeant = came.kind === 'advance' && came.by === 'words'
  return isMeant && path.kind === 'choice' && path.index === came.choice
}

function reasonOf(picked: SelectedOffer | undefined, came: Ruling | Aside): WhyReason {
  if (isAside(came)) return came.aside === 'hint' ? 'hint' : 'asked'
  switch (came.kind) {
    case 'advance':
      return came.by === 'words' ? (picked?.by ?? 'lead') : 'command'
    case 'linger':
    case 'rejoin':
      return picked?.by ?? 'lead'
    case 'immerse':
    case 'show':
      return 'command'
    case 'reaction':
      return 'authored'
    case 'topic':
      return came.answer === null ? 'no_topic' : 'authored'
    case 'locked':
      return 'locked'
    case 'detour':
    case 'improvise':
    case 'part':
      return 'nothing_near'
  }
}
