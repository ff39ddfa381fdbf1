import type { ReviewFinding } from '@kathasagar/api/contract'
import { reviewStory, type ReviewedStory, type StoryStructure } from '@kathasagar/api/rules'

/** A story as the review reads it; one without a structure can't be played at all. */
export type Reviewable = Omit<ReviewedStory, 'structure'> & { structure: StoryStructure | null }

const NO_STRUCTURE: ReviewFinding = {
  code: 'no_structure',
  severity: 'error',
  node: null,
  message: 'The story has no scenes yet.',
  remedy: 'Write at least a first scene and an ending on the Story Structure tab.',
}

/** Everything that the automatic review says of a story. */
export function findingsOf({ structure, ...story }: Reviewable): ReviewFinding[] {
  return structure === null ? [NO_STRUCTURE] : reviewStory({ ...story, structure })
}

/** What an author has to hear at Publish: all but hints. */
export const gravest = (findings: readonly ReviewFinding[]) =>
  findings.filter(({ severity }) => severity !== 'hint')
