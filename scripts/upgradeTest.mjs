import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { sql } from 'kysely'

import { commandLine } from './commandLine.mjs'
import { openEmbedded, openPostgres } from '../packages/server/src/db/client.ts'
import { NetworkPlayer } from '../packages/server/src/test/networkPlayer.ts'
import { expectConsistentLedger } from '../packages/server/src/test/play.ts'
import { startServerProcess } from '../packages/server/src/test/serverProcess.ts'
import { linkPackages } from './linkPackages.mjs'
import { startPostgres } from './postgres.mjs'
import { root, say } from './prepare.mjs'

const { values } = commandLine({
  usage: `npm run upgrade-test [-- options]
Plays on an earlier version, stops it, brings its data to this one and plays on, on both databases.
  --from <commit>  earlier version, or its tag; the last release if nothing is said`,
})

/** Last commit before features were removed. It is used until there is a release. */
const BEFORE_REMOVALS = 'ddaa21273'

const newestRelease = () =>
  spawnSync('git', ['tag', '--merged', 'HEAD^', '--list', 'v*', '--sort=-creatordate'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.split('\n')[0]

const left = []
process.once('exit', () => left.forEach((end) => end()))
const removeAtEnd = (folder) => left.push(() => rmSync(folder, { recursive: true, force: true }))

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

const goOn = async (player, { address }, id) => {
  const body = { action_type: 'continue', selected_model: 'kathakar' }
  const { status } = await player.call(address, `/game/sessions/${id}/action`, { body })
  return status
}

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

const REVIEW = 'I still hear the oars.'
const SCENE_COMMENT = 'The lamp gave it away.'
const HOLDER = 'passkey-only@example.org'

/** Adds rows of removed capabilities: a review, a scene comment, a passkey and a muted author. */
const seedRemoved = (db, story) =>
  sql`with story as (select ${story}::uuid as id),
    reader as (insert into users (username, email)
      values ('reader_of_before', 'reader@example.org') returning id as reader),
    holder as (insert into users (username, email)
      values ('holder_of_passkey', ${HOLDER}) returning id as holder),
    rating as (insert into story_ratings (story_id, user_id, stars)
      select id, reader, 5 from story, reader),
    review as (insert into reviews (id, story_id, user_id, words, ending_name, ending_title, created_at)
      select gen_random_uuid(), id, reader, ${REVIEW}, 'sea', 'Sea', now() from story, reader),
    comment as (insert into comments (id, story_id, user_id, words, scene_name, scene_title, created_at)
      select gen_random_uuid(), id, reader, ${SCENE_COMMENT}, 'ghat', 'Ghat', now() from story, reader),
    mute as (insert into muted (user_id, author_id, created_at)
      select reader, holder, now() from reader, holder)
    insert into passkeys (user_id, credential_id, public_key, counter, name, added_at)
      select holder, 'held', 'key', 0, 'Phone', now() from holder`.execute(db)

/** Waits up to 30 s for the password reset mail. Without SMTP, mails are files. */
async function mailedReset(dataDir) {
  const outbox = join(dataDir, 'outbox')
  const isReset = (name) => {
    const mail = name.endsWith('.eml') ? readFileSync(join(outbox, name), 'utf8') : ''
    return mail.includes(`To: ${HOLDER}`) && mail.includes('Subject: Choose a new password')
  }
  for (let tries = 0; tries < 60; tries += 1) {
    if (existsSync(outbox) && readdirSync(outbox).some(isReset)) return true
    await pause(500)
  }
  return false
}

/** Plays on the old version, starts the new one on its data, and continues. */
async function upgrade(from, { name, env, open }) {
  const inDatabase = async (work) => {
    const { db, close } = await open()
    await work(db).finally(close)
  }
  const old = await start(checkOut(from), env)
  const player = await new NetworkPlayer().signUp(old.address)
  const { id } = await player.begin(old.address)
  for (let turn = 0; turn < 2; turn += 1) await goOn(player, old, id)
  const left = await lookAt(player, old, id)
  const { stories } = await player.read(old.address, '/stories/')
  const storyId = stories[0].id
  await old.stop()
  await inDatabase((db) => seedRemoved(db, storyId))

  const now = await start(root, env)
  await player.signInAgain(now.address)
  must((await lookAt(player, now, id)) === left, `${name}: what was played is there, to the word`)
  must((await goOn(player, now, id)) === 200, `${name}: the session goes on`)
  const { id: next } = await player.begin(now.address)
  must((await goOn(player, now, next)) === 200, `${name}: a new session begins`)
  must(
    await mailedReset(env.DATA_DIR),
    `${name}: the account with only a passkey has its reset mail`,
  )
  await now.stop()
  await inDatabase(async (db) => {
    const { rows } = await sql`select string_agg(words, '|' order by words collate "C") as words
      from comments where story_id = ${storyId}`.execute(db)
    const isMoved = rows[0].words === `${REVIEW}|${SCENE_COMMENT}`
    must(isMoved, `${name}: review and scene comment are comments of the story`)
    await expectConsistentLedger(db)
  })
  say(`${name}: the ledger is sound`)
}

const raise = (error) => {
  throw error
}

const from = values.from || newestRelease() || BEFORE_REMOVALS
const data = mkdtempSync(join(tmpdir(), 'kathasagar-upgrade-'))
removeAtEnd(data)
const place = join(data, 'embedded')
await upgrade(from, {
  name: 'embedded',
  env: { DATA_DIR: place },
  open: () => openEmbedded(place, raise),
})
const postgres = await startPostgres()
await upgrade(from, {
  name: 'PostgreSQL',
  env: { DATABASE_URL: postgres.url, DATA_DIR: join(data, 'server') },
  open: () => openPostgres(postgres.url, raise),
})
await postgres.stop()
