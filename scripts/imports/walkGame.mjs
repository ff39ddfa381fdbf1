import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

import { isRefusal, readFiles } from '../../packages/interchange/src/index.ts'
import { engineOf, walkEngine } from './walkEngine.mjs'
import { walkPage } from './walkPage.mjs'
import { reviewStructure } from '../../packages/story/src/index.ts'

/** Notes of one sort that are shown of a game. */
const SHOWN = 12

/** Reads a game from a file or a folder, and says what came of it; false where it is refused. */
export async function walkGame(path) {
  const begun = performance.now()
  const files = filesOf(path)
  const read = await readFiles(files)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`\n${path}`)
  if (isRefusal(read)) {
    console.log(`  refused: ${read.message}`)
    return false
  }
  const { title, structure, notes, mends, replay } = read
  const scenes = Object.keys(structure.nodes).length
  const errors = reviewStructure(structure).filter(({ severity }) => severity === 'error').length
  const walked = replay && `${replay.ways} ways, ${replay.differences} differ`
  console.log(`  “${title}”: ${scenes} scenes, ${walked}; ${errors} errors in review, ${seconds} s`)
  if (replay?.first) console.log(`  first difference: ${JSON.stringify(replay.first)}`)
  console.log(`  ${await besideEngine(files, structure)}`)
  console.log(`  ${await asItIs(files)}`)
  console.log(`  ${mends.length} scenes were mended or marked`)
  for (const effect of ['story', 'looks', 'nothing']) {
    tellNotes(
      effect,
      notes.filter((note) => note.effect === effect),
    )
  }
  return true
}

/** How the import goes beside the engine of its own format, and where the two part first. */
async function besideEngine(files, structure) {
  if (structure.origin === 'ink' || structure.ink) return 'walked beside ink’s own engine'
  const html = files.length === 1 ? new TextDecoder().decode(files[0].bytes) : ''
  const engine = engineOf(html)
  if (!engine) return 'walked beside our reader of its format: the file holds no engine'
  const { ways, differences, first } = await walkEngine(html, engine, structure)
  if (ways === 0) return `${engine.name} of the page shows nothing here`
  return tellWays(`${ways} ways beside ${engine.name} of the page itself`, differences, first)
}

const tellWays = (ways, differences, first) => {
  const told = `${ways}, ${differences} differ`
  return first ? `${told}; first: ${JSON.stringify(first)}` : told
}

/** Whether the page is the same when it is played as it is, and comes back to where a play stands. */
async function asItIs(files) {
  const html = files.length === 1 ? new TextDecoder().decode(files[0].bytes) : ''
  const engine = engineOf(html)
  if (!engine) return 'cannot be played as it is: the file holds no engine'
  const { ways, differences, lost, first } = await walkPage(html, engine.name)
  const told = tellWays(
    `played as it is: ${ways} ways beside the page by itself`,
    differences,
    first,
  )
  return `${told}; ${lost} do not come back to where they stood`
}

function tellNotes(effect, notes) {
  const places = notes.reduce((sum, { count }) => sum + count, 0)
  console.log(`  ${effect}: ${notes.length} notes at ${places} places`)
  if (effect !== 'story') return
  for (const { passage, line, message } of notes.slice(0, SHOWN)) {
    console.log(`    ${passage ?? '–'} ${line ?? ''} ${message}`)
  }
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [{ name: basename(path), bytes: readFileSync(path) }]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ name: relative(path, file), bytes: readFileSync(file) }))
}
