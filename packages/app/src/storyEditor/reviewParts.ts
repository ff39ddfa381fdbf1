import type { Certificate, ReviewFinding } from '@kathasagar/story/schema'
import { certify, reviewStory, type ReviewedStory, type WalkProgress } from '@kathasagar/story'

import { bytesOf } from './bytesOf.ts'

/** A story to be reviewed, as it goes to the worker. */
export interface ReviewAsked {
  /** Grows with each that is asked for; the answer has the same. */
  number: number
  story: ReviewedStory
}

/** What the review says first, and what it says once it has played. */
export type ReviewPart = { number: number } & (
  | { findings: readonly ReviewFinding[]; bytes: number }
  | { certificate: Certificate | null }
  /** States that were walked so far; a story of many takes seconds. */
  | { walked: number }
)

/** One half of a review: the findings are quick, the certificate takes a thousand plays. */
export function reviewPart(
  { number, story }: ReviewAsked,
  part: 'findings' | 'certificate',
  onPart: (part: ReviewPart) => void = () => {},
): ReviewPart {
  const onProgress = ({ states }: WalkProgress) => onPart({ number, walked: states })
  return part === 'findings'
    ? {
        number,
        findings: reviewStory(story, { onProgress }),
        bytes: bytesOf(story.structure),
      }
    : { number, certificate: certify(story) }
}
