import { commandLine } from './commandLine.mjs'
import { walkFixtures } from './imports/walkFixtures.mjs'
import { walkGame } from './imports/walkGame.mjs'

/**
 * Says how stories of other tools come over: of each format how many of our own fixtures, walked
 * beside their originals, and with which losses named. `npm run imports -- FOLDER FILE …` reads
 * those instead, each as one game, and walks it beside its original: a page that was published with
 * its engine beside that engine, in a browser.
 */
const { positionals: paths } = commandLine({
  usage: `npm run imports [-- file-or-folder ...]
Says how stories of other tools come over: of each format our own fixtures, or the games that are named.`,
  allowPositionals: true,
})
const isFine = paths.length === 0 ? await walkFixtures() : await walkGames(paths)
process.exitCode = isFine ? 0 : 1

async function walkGames(games) {
  let isRead = true
  for (const path of games) isRead = (await walkGame(path)) && isRead
  return isRead
}
