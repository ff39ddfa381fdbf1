import type { ReviewFinding } from '@kathasagar/story/schema'
import { gravest } from './findingsOf.ts'

/** What becomes of a story that its author wants read. */
export type Decision =
  | { verdict: 'refused'; findings: ReviewFinding[] }
  | { verdict: 'in_review'; findings: ReviewFinding[] }
  /** With what a person has judged and let through. */
  | { verdict: 'published'; accepted: ReviewFinding[] }

interface Judging {
  /** An editor publishes it, and so has judged what only a person can. */
  isByEditor: boolean
  /** Every story waits for an editor here. */
  isManual: boolean
  /** What an editor has let through before. */
  accepted: readonly ReviewFinding[]
}

const same = ({ code, node, field, message }: ReviewFinding) =>
  JSON.stringify([code, node, field, message])

/** Machines find what is broken; what only a person can judge waits for one, once. */
export function decidePublication(
  findings: readonly ReviewFinding[],
  { isByEditor, isManual, accepted }: Judging,
): Decision {
  const grave = gravest(findings)
  if (grave.some(({ severity }) => severity === 'error')) {
    return { verdict: 'refused', findings: grave }
  }
  const known = new Set(accepted.map(same))
  const isNew = grave.some((finding) => !known.has(same(finding)))
  if (!isByEditor && (isManual || isNew)) return { verdict: 'in_review', findings: grave }
  return { verdict: 'published', accepted: grave }
}
