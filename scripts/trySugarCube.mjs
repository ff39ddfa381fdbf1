import { readFileSync } from 'node:fs'

import { readStories } from '@kathasagar/stories'

import { commandLine } from './commandLine.mjs'
import {
  readStoryFormat,
  writeTwineHtml,
} from '../packages/interchange/src/writing/writeTwineHtml.ts'
import { engineOf, walkEngine } from './imports/walkEngine.mjs'
import { say } from './prepare.mjs'

/**
 * Plays every shipped story in SugarCube itself beside our own rules of play:
 * `npm run try:sugarcube -- format.js`. The format is the `format.js` of a SugarCube 2 that you
 * have; it is no package, so this is no part of `npm test`. What is held together without it is
 * said in docs/IMPORT.md.
 */
const {
  positionals: [file],
  values,
} = commandLine({
  usage: `npm run try:sugarcube -- format.js
Plays every shipped story in SugarCube itself beside our own rules of play.
format.js is that of a SugarCube 2 that you have.
  --ways=4  how many ways of each`,
  allowPositionals: true,
})
const format = file ? readStoryFormat(readFileSync(file, 'utf8')) : null
if (!format) {
  say('Name the format.js of a SugarCube 2: npm run try:sugarcube -- path/to/format.js')
  process.exit(1)
}

let differing = 0
const stories = readStories()
for (const { title, story_structure: structure } of stories) {
  const html = writeTwineHtml({ title, structure }, format)
  const { ways, ended, first } = await walkEngine(html, engineOf(html), structure, values.ways)
  if (ended < values.ways) differing += 1
  say(`${title}: ${ways} ways, ${ended} the same${first ? `: ${JSON.stringify(first)}` : ''}`)
}
say(`${stories.length} stories in ${format.name} ${format.version}; ${differing} differ.`)
process.exit(differing === 0 ? 0 : 1)
