import type { ReviewFinding } from '@kathasagar/story/schema'
import { certify, playMinutes, reviewStory, applyPlayRules } from '@kathasagar/story'
import type { StoryStructure } from '@kathasagar/story'

import type { PlayableStory, ReviewPart, StoryReview } from '../../modules/authoring/index.ts'

export interface ReviewTask {
  story: PlayableStory
  parts: readonly ReviewPart[]
}

const STALE: ReviewFinding = {
  code: 'ink_stale',
  severity: 'error',
  node: null,
  message: 'The program of this story is not what its ink compiles to.',
  remedy: 'Import the ink again.',
}

/** Returns a finding if the compiled program of an ink story does not match its source. */
async function findStale(structure: StoryStructure): Promise<ReviewFinding[]> {
  if (structure.ink === undefined) return []
  const { isOwnInk } = await import('@kathasagar/interchange/ink')
  return isOwnInk(structure) ? [] : [STALE]
}

/** Reviews a story in a worker thread. Returns only the requested parts. */
export default async ({ story, parts }: ReviewTask): Promise<StoryReview> => ({
  minutes:
    parts.includes('minutes') && !story.structure.open
      ? playMinutes(applyPlayRules(story.structure, story.game_config))
      : null,
  findings: parts.includes('findings')
    ? [...reviewStory(story), ...(await findStale(story.structure))]
    : null,
  certificate: parts.includes('certificate') && !story.structure.open ? certify(story) : null,
})
