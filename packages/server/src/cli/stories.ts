import { writeFileSync } from 'node:fs'

import { readStory, slugsIn, writeStory } from '@kathasagar/stories'
import { playMinutes, reviewStory } from '@kathasagar/story'

import { commandLine } from '../../../../scripts/commandLine.mjs'
import { readSeed } from '../seed/readSeed.ts'
import { reviewHash, REVIEWS_FILE, type ShippedReviews } from '../seed/shippedReviews.ts'
import type { SeedStory } from '../seed/seedShapes.ts'
import { playableOf } from '../seed/seedCatalogue.ts'
import { hasScenes } from './simulation/playToEnd.ts'
import { shortOf, storyTable } from './storyTable/floors.ts'
import { measureStory } from './storyTable/measureStory.ts'

function keepReviews(stories: readonly SeedStory[], file = REVIEWS_FILE): void {
  const playable = stories.filter(hasScenes).map(playableOf)
  const sound = playable.filter(
    (story) => !reviewStory(story).some(({ severity }) => severity === 'error'),
  )
  const reviews: ShippedReviews = Object.fromEntries(
    sound.map((story) => [reviewHash(story), playMinutes(story.structure) ?? 1]),
  )
  writeFileSync(file, `${JSON.stringify(reviews, null, 2)}\n`)
}

const { positionals: wanted, values } = commandLine({
  usage: `npm run stories [-- a-measure-less ... | --table | --keep-reviews | --lay-out]
Prints measures of the named stories, or of all shipped stories, and the minimums that they miss.
Doors are choices with a condition. Scenes behind doors are reachable only through doors. A decision
merges if two of its options lead to the same scene within two steps.
Exits with 1 if a story misses a minimum.
--table         prints only the measures
--keep-reviews  writes the reviews of all stories to packages/stories/reviews.json
--lay-out       formats the files of all stories, one reaction per line`,
  allowPositionals: true,
})
if (values['lay-out']) {
  for (const slug of slugsIn()) writeStory(slug, readStory<object>(slug))
}
const { stories, faults } = readSeed()
if (values['keep-reviews']) keepReviews(stories)
const measured = stories
  .filter(hasScenes)
  .filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))
  .map(measureStory)

for (const fault of faults) console.error(fault)
if (measured.length === 0) console.error(`No shipped story is called ${wanted.join(', ')}.`)
else console.log(storyTable(measured))
const short = values['table'] ? [] : measured.flatMap(shortOf)
if (short.length > 0) console.log(`\n${short.join('\n')}`)
process.exitCode = short.length + faults.length === 0 && measured.length > 0 ? 0 : 1
