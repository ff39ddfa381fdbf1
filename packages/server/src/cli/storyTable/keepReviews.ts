import { writeFileSync } from 'node:fs'

import { playMinutes, reviewStory } from '@kathasagar/story'

import { playableOf } from '../../services/seed/seedCatalogue.ts'
import type { SeedStory } from '../../services/seed/ports.ts'
import { reviewHash, REVIEWS_FILE, type ShippedReviews } from '../../seed/shippedReviews.ts'

/** Reviews what ships and keeps it beside the stories, so that no first start has to. */
export function keepReviews(stories: readonly SeedStory[], file = REVIEWS_FILE): void {
  const playable = stories.map(playableOf)
  const sound = playable.filter(
    (story) => !reviewStory(story).some(({ severity }) => severity === 'error'),
  )
  const reviews: ShippedReviews = Object.fromEntries(
    sound.map((story) => [reviewHash(story), playMinutes(story.structure) ?? 1]),
  )
  writeFileSync(file, `${JSON.stringify(reviews, null, 2)}\n`)
}
