import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { storybookFolder, buildStorybook, isStorybookBuilt } from './storybook/buildStorybook.mjs'
import { readBaselines } from './pictures/baselines.mjs'
import { chosenForCheck } from './pictures/choose.mjs'
import { writeContactSheet } from './pictures/contactSheet.mjs'
import { picturesOf } from './pictures/plan.mjs'
import { sourcesOf } from './pictures/sources.mjs'
import { takePictures } from './pictures/takePictures.mjs'
import { root, say } from './prepare.mjs'

const { values, positionals } = commandLine({
  usage: `npm run pictures [-- --only StoryCard hindi | options]
Draws the stories that are tagged visual, and holds them against what was accepted.
  --only <words>      those with these words in their name
  --changed           those that the change can have changed, and some more
  --accept            accepts what was drawn
  --twice             draws each twice, and holds the two against each other
  --days <number>     with a clock so many days on
  --workers=${availableParallelism()}         how many pages at once
  --report <file>     for what was found`,
  allowPositionals: true,
})
const words = values.only === undefined ? [] : [values.only, ...positionals]

if (values.changed && readBaselines().drawnWith === null) {
  say('No picture was accepted yet: npm run pictures -- --accept')
  const file = values.report
  if (file) writeFileSync(file, JSON.stringify({ passed: 0, failures: [], files: [] }))
  process.exit(0)
}

if (!isStorybookBuilt() && !buildStorybook()) {
  process.exit(1)
}
const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8'))
const all = picturesOf(Object.values(entries))

/** Those that were asked for: of some words, of what has changed, or every one. */
function wanted() {
  if (words.length > 0) {
    return all.filter(({ name }) =>
      words.every((word) => name.toLowerCase().includes(word.toLowerCase())),
    )
  }
  if (!values.changed) return all
  const kept = readBaselines()
  // What was never accepted is held against nothing.
  const old = all.filter(({ key }) => kept.pictures[key])
  if (old.length < all.length) say(`${all.length - old.length} are new and not accepted yet`)
  const sources = sourcesOf([...new Set(old.map(({ file }) => file))])
  const { changed, chosen } = chosenForCheck(old, { kept, sources })
  say(`${changed.length} can have changed; ${chosen.length} are drawn`)
  return chosen
}

const pictures = wanted()
const began = Date.now()
const isAccepted = values.accept === true
const { changes, unsteady, isSameHand, drawnWith, kept } = pictures.length
  ? await takePictures({
      folder: storybookFolder,
      pictures,
      all,
      workers: values.workers,
      isAccepted,
      isTwice: values.twice === true,
      days: values.days === undefined ? undefined : Number(values.days),
    })
  : { changes: [], unsteady: [], isSameHand: true }

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
