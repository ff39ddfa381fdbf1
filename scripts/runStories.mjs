import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

import { commandLine } from './commandLine.mjs'
import {
  storybookFolder,
  buildStorybook,
  isStorybookBuilt,
  pagesOf,
  storiesOf,
} from './storybook/buildStorybook.mjs'
import { openStories } from './storybook/openStories.mjs'
import {
  essentialColours,
  essentialOf,
  essentialPagesOf,
  everyColour,
  partsOf,
} from './storybook/someStories.mjs'
import { say } from './prepare.mjs'

const { values, positionals } = commandLine({
  usage: `node scripts/runStories.mjs [options file ...]
Opens every story of the built book in Chromium, plays it and has axe look in three themes, and every page
of documentation.
  file             only stories of these files or folders
  --only <word>    only those whose address has this word
  --essential      without stories that repeat others, and without the pages of components
  --workers=${availableParallelism()}      how many pages at once
  --report <file>  for what was found`,
  allowPositionals: true,
})
const files = positionals.map((file) => `./${file}`)
const { only } = values

if (!isStorybookBuilt() && !buildStorybook()) {
  process.exit(1)
}

const isAsked = ({ id, importPath }) =>
  (files.length === 0 || files.some((file) => importPath.startsWith(file))) &&
  (!only || id.includes(only))
const isEssential = values.essential === true
const every = storiesOf().filter(isAsked)
const asked = isEssential ? essentialOf(every) : every
const everyPage = pagesOf().filter(isAsked)
// If there are file arguments, their pages are opened too.
const pages = isEssential && files.length === 0 ? essentialPagesOf(everyPage) : everyPage
const parts = partsOf([...asked, ...pages])
say(`${asked.length} stories and ${pages.length} pages of documentation`)

const nameOf = ({ story }) => `${story.title}: ${story.name}`
const isGood = ({ errors, violations }) => errors.length === 0 && violations.length === 0
const why = ({ errors, violations }) =>
  [...errors, ...violations].map((line) => `    ${line.slice(0, 400).replaceAll('\n', '\n    ')}`)

const tell = (part) => {
  for (const result of part.filter((one) => !isGood(one))) {
    console.error([`✗ ${nameOf(result)}`, ...why(result)].join('\n'))
  }
}
const open = (given, base) =>
  openStories({
    folder: storybookFolder,
    parts: given,
    workers: values.workers,
    base,
    coloursOf: isEssential ? essentialColours(every) : everyColour,
    onPart: tell,
  })

const results = await open(parts)
// Also opens a page with images below a base path, which many hosts use.
const pictured = pages.filter(({ title }) => title === 'Images')
if (pictured.length > 0) results.push(...(await open(partsOf(pictured), '/hosted/book')))
const report = values.report
if (report) {
  const byFile = Map.groupBy(results, ({ story }) => story.importPath.slice(2))
  const record = {
    passed: results.filter(isGood).length,
    failures: results
      .filter((one) => !isGood(one))
      .map((one) => [`${one.story.importPath.slice(2)}: ${nameOf(one)}`, ...why(one)].join('\n')),
    files: [...byFile].map(([file, own]) => ({
      file,
      seconds: Number((own.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(1)),
      tests: own.length,
    })),
  }
  writeFileSync(report, JSON.stringify(record))
}
const bad = results.filter((one) => !isGood(one)).length
say(`${results.length - bad} good, ${bad} bad`)
process.exitCode = bad === 0 ? 0 : 1
