import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { runCommand } from '../cli/admin/runCommand.ts'
import { NetworkPlayer } from './networkPlayer.ts'
import { startServerProcess, type ServerProcess } from './serverProcess.ts'
import { createServerDatabase, type ServerDatabase } from './testDatabase.ts'
import { testFolder } from './testFolder.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const folder = testFolder()
let place: ServerDatabase | null
let servers: ServerProcess[]
let env: Record<string, string>
beforeAll(async () => {
  place = await createServerDatabase()
  env = {
    DATA_DIR: join(folder, 'data'),
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'silent',
    ...(place && { DATABASE_URL: place.url }),
  }
  servers = [await startServerProcess(env)]
  if (place) servers.push(await startServerProcess({ ...env, DATA_DIR: join(folder, 'other') }))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await place?.drop()
})

const somewhere = (turn: number) => servers[turn % servers.length]?.address ?? ''

const said: string[] = []
const rotate = (...args: string[]) => {
  const say = (line: string) => void said.push(line)
  return runCommand(['rotate-secret', ...args], env, { say, tell: say })
}

async function playUntil(isOver: () => boolean) {
  const player = await new NetworkPlayer().signUp(somewhere(0))
  const statuses = new Set<number>()
  let turns = 0
  while (!isOver() || turns < 4) {
    const { id } = await player.begin(somewhere(turns))
    const answer = await player.goOn(somewhere(turns), id, randomUUID())
    statuses.add(answer.status)
    expect(await answer.text()).not.toContain('event: error')
    turns += 1
    if (turns % 5 === 0) await player.signInAgain(somewhere(turns))
  }
  return [...statuses]
}

test('lets players continue on every process during a rotation of secrets', async () => {
  let isOver = false
  const players = [0, 1, 2].map(() => playUntil(() => isOver))
  await new Promise((resolve) => setTimeout(resolve, 500))

  const code = await rotate()
  // Waits for the servers, which read the secrets every five seconds.
  await new Promise((resolve) => setTimeout(resolve, 7000))
  isOver = true

  expect([code, said.at(-1)]).toEqual([0, expect.stringContaining('There is a new secret')])
  expect(await Promise.all(players)).toEqual([[200], [200], [200]])
  expect(await rotate()).toBe(1)
})
