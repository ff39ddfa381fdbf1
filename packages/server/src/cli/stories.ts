import { fileURLToPath } from 'node:url'

import { commandLine } from '../../../../scripts/commandLine.mjs'
import { readSeed } from '../seed/readSeed.ts'
import { shortOf, storyTable } from './storyTable/floors.ts'
import { keepReviews } from './storyTable/keepReviews.ts'
import { measureStory } from './storyTable/measureStory.ts'

const { positionals: wanted, values } = commandLine({
  usage: `npm run stories [-- a-measure-less ... | --keep-reviews]
Prints what the shipped stories hold and what they fall short of: those that are named, or all.
Ends with 1 while a story is short of a floor.
--keep-reviews  writes what the review says of all of them, for first starts to read`,
  options: { 'keep-reviews': { type: 'boolean' } },
  allowPositionals: true,
})
const { stories, faults } = readSeed(fileURLToPath(new URL('../seed', import.meta.url)))
if (values['keep-reviews']) keepReviews(stories)
const measured = stories
  .filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))
  .map(measureStory)

for (const fault of faults) console.error(fault)
if (measured.length === 0) console.error(`No shipped story is called ${wanted.join(', ')}.`)
else console.log(storyTable(measured))
const short = measured.flatMap(shortOf)
if (short.length > 0) console.log(`\n${short.join('\n')}`)
process.exitCode = short.length + faults.length === 0 && measured.length > 0 ? 0 : 1
