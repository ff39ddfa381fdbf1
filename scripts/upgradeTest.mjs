import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { openEmbedded, openPostgres } from '../packages/server/src/db/client.ts'
import { NetworkPlayer } from '../packages/server/src/test/networkPlayer.ts'
import { expectSoundLedger } from '../packages/server/src/test/play.ts'
import { startPostgres } from './postgres.mjs'
import { nodePath, root, say } from './prepare.mjs'

/**
 * Plays on an earlier version, brings its data to this one and plays on, on both databases:
 * `npm run upgrade-test -- --from <commit or tag>`. On PostgreSQL the earlier version goes on
 * answering beside this one until it stops.
 */
const { values } = commandLine({
  usage: `npm run upgrade-test [-- --from=commit]
Plays on an earlier version, brings its data to this one and plays on, on both databases.
  --from  commit or tag of the earlier version; the last tag where nothing is said`,
  options: { from: { type: 'string' } },
})

/** The last version before processes were to stand in for each other. */
const BEFORE = '17745e85'

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
const from = values.from ?? (git('describe', '--tags', '--abbrev=0') || BEFORE)

/** The earlier version as it was committed, with the packages that are installed here. */
function checkOut(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-before-'))
  const packed = spawnSync('sh', ['-c', `git archive ${commit} packages | tar -x -C ${folder}`], {
    cwd: root,
  })
  if (packed.status !== 0) throw new Error(`There is no version ${commit}`)
  mkdirSync(join(folder, 'node_modules/@kathasagar'), { recursive: true })
  const link = (name) =>
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  for (const name of spawnSync('ls', [join(root, 'node_modules')], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((it) => it !== '' && it !== '@kathasagar'))
    link(name)
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@kathasagar', name))
  }
  symlinkSync(
    join(root, 'packages/server/node_modules'),
    join(folder, 'packages/server/node_modules'),
  )
  return folder
}

async function start(folder, env) {
  const child = spawn(
    nodePath(),
    ['--conditions=@kathasagar/source', join(folder, 'packages/server/src/main.ts')],
    {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        RATE_LIMIT_FACTOR: '100000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  const opened = Promise.withResolvers()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
      const address = /Kathasagar is open at (\S+)/.exec(said)?.[1]
      if (address) opened.resolve(address)
    })
  }
  const ended = once(child, 'exit').then(([code]) => code)
  void ended.then((code) => opened.reject(new Error(`It ended with ${code}:\n${said}`)))
  const address = await opened.promise
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { address, stop }
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

/** From one version to the other, with or without both at once. */
async function upgrade(name, env, isRolling, open) {
  const before = checkOut(from)
  const old = await start(before, env)
  const player = await new NetworkPlayer().signUp(old.address)
  const { id } = await player.begin(old.address)
  for (let turn = 0; turn < 2; turn += 1) await goOn(player, old, id)
  const left = await lookAt(player, old, id)

  if (!isRolling) must((await old.stop()) === 0, `${name}: ${from} stops`)
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
    must((await old.stop()) === 0, `${name}: ${from} stops`)
  }
  const { id: next } = await player.begin(now.address)
  must((await goOn(player, now, next)) === 200, `${name}: play goes on`)
  must((await now.stop()) === 0, `${name}: this version stops`)
  const { db, close } = await open()
  await expectSoundLedger(db)
  await close()
  say(`${name}: the books are sound`)
  rmSync(before, { recursive: true, force: true })
}

const raise = (error) => {
  throw error
}
const data = mkdtempSync(join(tmpdir(), 'kathasagar-upgrade-'))
const place = join(data, 'embedded')
await upgrade('embedded', { DATA_DIR: place }, false, () => openEmbedded(place, raise))

const postgres = await startPostgres()
const empty = new URL(postgres.url)
const env = { DATABASE_URL: empty.href, DATA_DIR: join(data, 'server') }
await upgrade('PostgreSQL', env, true, () => openPostgres(empty.href, raise))
await postgres.stop()
rmSync(data, { recursive: true, force: true })
