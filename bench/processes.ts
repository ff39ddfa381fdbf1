import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { GameSession } from '@kathasagar/api/contract'

import { openStream, sayPiece } from '../packages/server/src/test/chatWire.ts'
import { startFaultServer, type FaultServer } from '../packages/server/src/test/faultServer.ts'
import { NetworkPlayer, readUntil } from '../packages/server/src/test/networkPlayer.ts'
import {
  startServerProcess,
  type ServerProcess,
} from '../packages/server/src/test/serverProcess.ts'
import { startPostgres } from '../scripts/postgres.mjs'
import { median, print } from './table.ts'

const LIKES = 40
const DEATHS = 5
const PIECE = 'You step into the boat.'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Milliseconds until it is so, looked at every `every` milliseconds. */
async function until(isSo: () => Promise<boolean>, every: number): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) await pause(every)
  return performance.now() - began
}

/** Likes of the story that is listed first, as a process tells guests. */
async function likesAt({ address }: ServerProcess): Promise<{ id: string; likes: number }> {
  const guest = new NetworkPlayer()
  type Listed = { stories: { id: string; stats: { likes_total: number } }[] }
  const { stories } = await guest.read<Listed>(address, '/stories/')
  const [first] = stories
  if (first === undefined) throw new Error('No story is listed')
  return { id: first.id, likes: first.stats.likes_total }
}

/** From the answer to a like at one process until guests of the other read it. */
async function timeList(one: ServerProcess, other: ServerProcess): Promise<number> {
  const { id, likes } = await likesAt(other)
  const player = await new NetworkPlayer().signUp(one.address)
  // What the other process keeps for guests is fresh, and would be told for a second more.
  await likesAt(other)
  await player.call(one.address, `/stories/${id}/like`, { body: {} })
  return until(async () => (await likesAt(other)).likes > likes, 2)
}

/** From the death of a process that tells a turn until another has given its price back. */
async function timeDeath(
  start: () => Promise<ServerProcess>,
  other: ServerProcess,
): Promise<number> {
  const doomed = await start()
  const player = await new NetworkPlayer().signUp(other.address)
  const { id, credits } = await player.begin(other.address)
  const told = await player.goOn(doomed.address, id, randomUUID())
  await readUntil(told, (text) => text.includes(PIECE)).catch(() => [])
  await doomed.kill()
  const creditsNow = async () =>
    (await player.read<GameSession>(other.address, `/game/sessions/${id}`)).credits
  return until(async () => (await creditsNow()) === credits, 20)
}

/** Has every turn of tenali begin and never end. */
function connectSilence(folder: string, provider: FaultServer): string {
  provider.script('silent', ({ response }) => {
    openStream(response)
    sayPiece(response, PIECE)
  })
  const file = join(folder, 'models.json')
  const models = { tenali: { provider: 'p', model: 'silent' } }
  writeFileSync(file, JSON.stringify({ providers: { p: provider.asProvider }, models }))
  return file
}

async function repeat(times: number, work: () => Promise<number>): Promise<number[]> {
  const taken: number[] = []
  for (let round = 0; round < times; round += 1) taken.push(await work())
  return taken
}

/** What is to be kept even by the slowest round. */
function tell(what: string, taken: readonly number[], limit: number): void {
  const against = { limit, unit: 'ms', against: 'what is promised' }
  print({ what: `${what}, median of ${taken.length}`, ours: median(taken), ...against })
  print({ what: `${what}, longest`, ours: Math.max(...taken), ...against })
}

/** How soon one process hears of another: of what it has changed, and that it is gone. */
export async function benchProcesses(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-processes-'))
  const [postgres, provider] = [await startPostgres(), await startFaultServer()]
  const env = {
    DATABASE_URL: postgres.url,
    MODELS_FILE: connectSilence(folder, provider),
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'silent',
  }
  const start = () => startServerProcess({ ...env, DATA_DIR: mkdtempSync(join(folder, 'data-')) })
  const [one, other] = [await start(), await start()]
  try {
    tell('a changed list', await repeat(LIKES, () => timeList(one, other)), 200)
    tell('a killed process', await repeat(DEATHS, () => timeDeath(start, other)), 5000)
  } finally {
    await Promise.all([one.kill(), other.kill()])
    await provider.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
