import { fileURLToPath } from 'node:url'

import { readSeed } from '../seed/readSeed.ts'
import { shortOf, storyTable } from './storyTable/floors.ts'
import { keepReviews } from './storyTable/keepReviews.ts'
import { measureStory } from './storyTable/measureStory.ts'

/**
 * Prints what the shipped stories hold and what they fall short of: `npm run stories -- the-ferry`
 * for one, none named for all. Ends with 1 while a story is short of a floor. With --keep-reviews it
 * writes what the review says of all of them, for first starts to read.
 */
const args = process.argv.slice(2)
const wanted = args.filter((arg) => arg !== '--keep-reviews')
const { stories, faults } = readSeed(fileURLToPath(new URL('../seed', import.meta.url)))
if (args.includes('--keep-reviews')) keepReviews(stories)
const measured = stories
  .filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))
  .map(measureStory)

for (const fault of faults) console.error(fault)
if (measured.length === 0) console.error(`No shipped story is called ${wanted.join(', ')}.`)
else console.log(storyTable(measured))
const short = measured.flatMap(shortOf)
if (short.length > 0) console.log(`\n${short.join('\n')}`)
process.exitCode = short.length + faults.length === 0 && measured.length > 0 ? 0 : 1
