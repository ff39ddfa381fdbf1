import type { Certificate, ReviewFinding } from '@kathasagar/story/schema'
import { certify, reviewStory, type ReviewedStory, type WalkProgress } from '@kathasagar/story'

import { bytesOf } from './bytesOf.ts'

export interface ReviewAsked {
  number: number
  story: ReviewedStory
}

/** Parts of a review: findings first, then the certificate, with progress in between. */
export type ReviewPart = { number: number } & (
  | { findings: readonly ReviewFinding[]; bytes: number }
  | { certificate: Certificate | null }
  /** States visited so far. */
  | { walked: number }
)

/** Runs one part of a review. */
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
    : { number, certificate: story.structure.open ? null : certify(story) }
}
