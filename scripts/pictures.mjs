import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { storybookFolder, buildStorybook, isStorybookBuilt } from './storybook/buildStorybook.mjs'
import { writeContactSheet } from './pictures/contactSheet.mjs'
import { picturesOf } from './pictures/plan.mjs'
import { takePictures } from './pictures/takePictures.mjs'
import { root, say } from './prepare.mjs'

const { values, positionals } = commandLine({
  usage: `npm run pictures [-- --only StoryCard hindi | options]
Draws the stories that are tagged visual, and holds them against what was accepted.
  --only <words>      those with these words in their name
  --accept            accepts what was drawn
  --workers=${2 * availableParallelism()}         how many pages at once, which wait for frames and faces most of their time
  --report <file>     for what was found`,
  allowPositionals: true,
})
const words = values.only === undefined ? [] : [values.only, ...positionals]

if (!isStorybookBuilt() && !buildStorybook()) {
  process.exit(1)
}
const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8'))
const all = picturesOf(Object.values(entries))
const pictures = all.filter(({ name }) =>
  words.every((word) => name.toLowerCase().includes(word.toLowerCase())),
)
const began = Date.now()
const isAccepted = values.accept === true
const { changes, unsteady, isSameHand, drawnWith, kept } = await takePictures({
  folder: storybookFolder,
  pictures,
  all,
  workers: values.workers,
  isAccepted,
})

if (!isSameHand) {
  say(
    `Accepted by Chromium ${kept.drawnWith.chromium}, drawn by ${drawnWith.chromium}${
      kept.drawnWith.letters === drawnWith.letters ? '' : ' with other letters'
    }`,
  )
}
const seconds = Math.round((Date.now() - began) / 1000)
say(`${pictures.length} of ${all.length} pictures in ${seconds} s, ${changes.length} changed`)
for (const { name, why } of changes) console.log(`  ${name}: ${why}`)
for (const name of unsteady)
  say(`${name} does not stand still: it was as accepted when drawn again`)
const seen = changes.filter(({ after }) => after)
if (seen.length > 0) {
  const page = writeContactSheet(join(root, 'node_modules/.tmp/pictures'), seen)
  const next = isAccepted ? '' : '; accept them with npm run pictures -- --accept'
  say(`Side by side: ${relative(root, page)}${next}`)
}
const report = values.report
if (report) {
  const failures = changes.map(({ name, why }) => `${name}: ${why}`)
  const record = { passed: pictures.length - failures.length, failures, files: [] }
  writeFileSync(report, JSON.stringify(record))
}
const isBad = changes.some(({ isBroken }) => isBroken) || (changes.length > 0 && !isAccepted)
process.exitCode = isBad ? 1 : 0
