import { readFileSync } from 'node:fs'

import { readStories } from '@kathasagar/stories'
import { chromium } from 'playwright'

import { commandLine } from './commandLine.mjs'
import {
  readStoryFormat,
  writeTwineHtml,
} from '../packages/interchange/src/writing/writeTwineHtml.ts'
import { launchOptions } from './browser.mjs'
import { say } from './prepare.mjs'
import { followWay } from './sugarcube/followWay.mjs'
import { waysOf } from './sugarcube/waysOf.mjs'

/**
 * Plays every shipped story in SugarCube itself beside our own rules of play:
 * `npm run try:sugarcube -- format.js`. The format is the `format.js` of a SugarCube 2 that you
 * have; it is no package, so this is no part of `npm test`. What is held together without it is
 * said in docs/IMPORT.md.
 */
const WAYS = Number(process.env.WAYS ?? 10)
const { positionals } = commandLine({
  usage: `npm run try:sugarcube -- format.js
Plays every shipped story in SugarCube itself beside our own rules of play.
format.js is that of a SugarCube 2 that you have; WAYS in the environment says how many ways of each.`,
  allowPositionals: true,
})
const [file] = positionals
const format = file ? readStoryFormat(readFileSync(file, 'utf8')) : null
if (!format) {
  say('Name the format.js of a SugarCube 2: npm run try:sugarcube -- path/to/format.js')
  process.exit(1)
}

const browser = await chromium.launch(launchOptions())
const page = await browser.newPage()
// SugarCube keeps what it remembers with its address, so a page without one does not start.
const ADDRESS = 'http://localhost/story'
let html = ''
await page.route(ADDRESS, (asked) => asked.fulfill({ contentType: 'text/html', body: html }))
let differing = 0
const stories = readStories()
for (const { title, story_structure: structure } of stories) {
  html = writeTwineHtml({ title, structure }, format)
  const ways = waysOf(structure, WAYS)
  let ended = 0
  for (const [at, way] of ways.entries()) {
    await page.goto(ADDRESS)
    await page.waitForFunction(() => globalThis.SugarCube?.State.passage)
    const parting = await page.evaluate(followWay, way)
    if (way.at(-1).choices.length === 0) ended += 1
    if (!parting) continue
    differing += 1
    say(`${title}, way ${at + 1}, scene ${parting.scene}: ${JSON.stringify(parting)}`)
    break
  }
  say(`${title}: ${ways.length} ways, ${ended} to an ending`)
  if (ended === 0) differing += 1
}
await browser.close()
say(
  `${stories.length} stories in ${format.name} ${format.version}; ${differing} differ or never end.`,
)
process.exit(differing === 0 ? 0 : 1)
