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
Prints what the shipped stories hold and what they fall short of: those that are named, or all.
Doors are choices that state opens, locks or hides; behind them lie scenes that nobody reaches who
takes none; decisions merge of which two options lead to one scene, at once or one scene later.
Ends with 1 while a story is short of a floor.
--table         prints that alone, whatever falls short
--keep-reviews  writes what the review says of all of them, for first starts to read
--lay-out       writes their files anew, a reaction a line`,
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
