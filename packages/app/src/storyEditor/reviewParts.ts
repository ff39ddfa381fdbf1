import type { Certificate, ReviewFinding } from '@kathasagar/story/schema'
import { certify, reviewStory, type ReviewedStory, type WalkProgress } from '@kathasagar/story'

export interface PartReviewRequest {
  number: number
  story: ReviewedStory
}

/** Parts of a review in order: findings, progress updates, certificate. */
export type ReviewPart = { number: number } & (
  | { findings: readonly ReviewFinding[]; bytes: number }
  | { certificate: Certificate | null }
  /** Number of states visited so far. */
  | { walked: number }
)

export function reviewPart(
  { number, story }: PartReviewRequest,
  part: 'findings' | 'certificate',
  onPart: (part: ReviewPart) => void = () => {},
): ReviewPart {
  const onProgress = ({ states }: WalkProgress) => onPart({ number, walked: states })
  return part === 'findings'
    ? {
        number,
        findings: reviewStory(story, { onProgress }),
        bytes: new TextEncoder().encode(JSON.stringify(story.structure)).length,
      }
    : { number, certificate: story.structure.open ? null : certify(story) }
}
