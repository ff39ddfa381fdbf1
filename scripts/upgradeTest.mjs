import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { openEmbedded, openPostgres } from '../packages/server/src/db/client.ts'
import { NetworkPlayer } from '../packages/server/src/test/networkPlayer.ts'
import { expectSoundLedger } from '../packages/server/src/test/play.ts'
import { startServerProcess } from '../packages/server/src/test/serverProcess.ts'
import { hearAgain, playAt } from './chaos/play.mjs'
import { linkPackages } from './linkPackages.mjs'
import { startPostgres } from './postgres.mjs'
import { root, say } from './prepare.mjs'

const { values } = commandLine({
  usage: `npm run upgrade-test [-- options]
Plays on each of three earlier versions, brings its data to this one and plays on, on both databases. On
PostgreSQL the earlier version goes on answering beside this one until it stops, and each call of several
players is answered by either.
  --from <commit>  of an earlier version, or its tag; the last three where nothing is said
  --minutes=0.5    how long both versions play beside each other`,
})
const MINUTES = values.minutes

const VERSIONS = 3
const MIGRATIONS = 'packages/server/src/db/migrations'
const PLAYERS = 6

const git = (...args) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean)

/** The last releases before this commit; before there were that many, what stood before each of the last changes of tables. */
function earlierVersions() {
  if (values.from) return [values.from]
  const released = git('tag', '--merged', 'HEAD^', '--list', 'v*', '--sort=-creatordate').slice(
    0,
    VERSIONS,
  )
  if (released.length === VERSIONS) return released
  return git('log', `-${VERSIONS}`, '--format=%h^', '--', MIGRATIONS)
}

/** Whatever comes of it. */
const left = []
process.once('exit', () => left.forEach((end) => end()))
const removeAtEnd = (folder) => left.push(() => rmSync(folder, { recursive: true, force: true }))

/** The earlier version as it was committed, with the packages that are installed here. */
function checkOut(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-before-'))
  removeAtEnd(folder)
  const packed = spawnSync('sh', ['-c', `git archive ${commit} packages | tar -x -C ${folder}`], {
    cwd: root,
  })
  if (packed.status !== 0) throw new Error(`There is no version ${commit}`)
  linkPackages(folder)
  return folder
}

async function start(folder, env) {
  const settings = { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '100000', ...env }
  const server = await startServerProcess(settings, join(folder, 'packages/server/src/main.ts'))
  left.push(() => server.kill())
  const stop = async () => {
    const code = await server.stop()
    if (code !== 0) throw new Error(`It ended with ${code}:\n${server.said()}`)
  }
  return { address: server.address, stop }
}

const must = (is, what) => {
  if (!is) throw new Error(`Not so: ${what}`)
  say(what)
}

const act = async (player, { address }, id, action_type) => {
  const body = { action_type, selected_model: 'kathakar' }
  const response = await player.call(address, `/game/sessions/${id}/action`, { body })
  return response.status
}
const goOn = (player, server, id) => act(player, server, id, 'continue')
const goBack = (player, server, id) => act(player, server, id, 'undo')

const lookAt = async (player, { address }, id) => {
  const { current_xp, credits, choices_made, session_data } = await player.read(
    address,
    `/game/sessions/${id}`,
  )
  return JSON.stringify({
    current_xp,
    credits,
    choices_made,
    history: session_data.narrative_history,
  })
}

/** Several play for a while, each call on the one version or the other: no turn is lost, nothing fails. */
async function playOnBoth(name, servers) {
  const none = { broken: 0, interrupted: 0, acknowledged: 0, lost: 0, changed: 0 }
  const tally = { statuses: {}, faults: [], ...none }
  const place = {
    tally,
    until: Date.now() + MINUTES * 60_000,
    get address() {
      return servers[Math.floor(Math.random() * servers.length)].address
    },
  }
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => playAt(place)))
  for (const player of players) await hearAgain(place, player)
  const { acknowledged, faults, lost, changed, broken, interrupted } = tally
  const told = `${acknowledged} turns on both at once, ${lost} lost, ${changed} told otherwise when asked again, ${faults.length} faults`
  const isSound = lost + changed + faults.length + broken + interrupted === 0
  must(acknowledged > 0 && isSound, `${name}: ${told}`)
}

/** From one version to the other, with or without both at once. */
async function upgrade(from, { name, env, isRolling, open }) {
  const before = checkOut(from)
  const old = await start(before, env)
  const player = await new NetworkPlayer().signUp(old.address)
  const { id } = await player.begin(old.address)
  for (let turn = 0; turn < 2; turn += 1) await goOn(player, old, id)
  const left = await lookAt(player, old, id)

  if (!isRolling) await old.stop()
  const now = await start(root, env)
  must((await lookAt(player, now, id)) === left, `${name}: what was played is there, to the word`)
  if (isRolling) {
    must((await goOn(player, old, id)) === 200, `${name}: ${from} goes on answering beside it`)
    must(
      (await goOn(player, now, id)) === 200,
      `${name}: and so does this one, in the same session`,
    )
    const late = await new NetworkPlayer().signUp(old.address)
    const { id: begun } = await late.begin(old.address)
    must(
      (await goOn(late, old, begun)) === 200 && (await goBack(late, old, begun)) === 200,
      `${name}: ${from} still takes new players, their turns and undo`,
    )
    must((await goOn(late, now, begun)) === 200, `${name}: who play on with this one`)
    await playOnBoth(name, [old, now])
    await old.stop()
  }
  // A token is good for a quarter of an hour.
  await player.signInAgain(now.address)
  const { id: next } = await player.begin(now.address)
  must((await goOn(player, now, next)) === 200, `${name}: play goes on`)
  await now.stop()
  const { db, close } = await open()
  await expectSoundLedger(db)
  await close()
  say(`${name}: the books are sound`)
}

const raise = (error) => {
  throw error
}

const versions = earlierVersions()
if (versions.length === 0)
  throw new Error('No earlier version is in this clone: fetch its history.')
for (const from of versions) {
  const data = mkdtempSync(join(tmpdir(), 'kathasagar-upgrade-'))
  removeAtEnd(data)
  const place = join(data, 'embedded')
  await upgrade(from, {
    name: 'embedded',
    env: { DATA_DIR: place },
    isRolling: false,
    open: () => openEmbedded(place, raise),
  })
  const postgres = await startPostgres()
  await upgrade(from, {
    name: 'PostgreSQL',
    env: { DATABASE_URL: postgres.url, DATA_DIR: join(data, 'server') },
    isRolling: true,
    open: () => openPostgres(postgres.url, raise),
  })
  await postgres.stop()
}
