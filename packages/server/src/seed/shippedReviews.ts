import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { STORIES_DIR } from '@kathasagar/stories'

import type { PlayableStory, StoryReviewer } from '../modules/authoring/index.ts'

/** File of stored reviews, written by `npm run stories -- --keep-reviews`. */
export const REVIEWS_FILE = join(STORIES_DIR, 'reviews.json')

/** Reading time in minutes by story hash, for stories without findings. */
export type ShippedReviews = Readonly<Record<string, number>>

export const reviewHash = (story: PlayableStory) =>
  createHash('sha256').update(JSON.stringify(story)).digest('hex')

export const readShippedReviews = (file = REVIEWS_FILE): ShippedReviews =>
  JSON.parse(readFileSync(file, 'utf8')) as ShippedReviews

/** Returns a reviewer that uses stored reviews of unchanged stories. */
export const withShippedReviews = (
  reviewer: StoryReviewer,
  reviews: ShippedReviews = readShippedReviews(),
): StoryReviewer => ({
  ...reviewer,
  async review(story, parts) {
    const minutes = parts.includes('certificate') ? undefined : reviews[reviewHash(story)]
    if (minutes === undefined) return reviewer.review(story, parts)
    return { minutes, findings: [], certificate: null }
  },
})
