import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { SignedIn, StoryList, TokenAnswer } from '@kathasagar/api/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { NetworkPlayer } from '../../test/networkPlayer.ts'
import { startServerProcess, type ServerProcess } from '../../test/serverProcess.ts'
import { PASSWORD } from '../../test/caller.ts'
import { testFolder } from '../../test/testFolder.ts'
import { runCommand } from './runCommand.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = testFolder()
let server: ServerProcess
beforeAll(async () => {
  server = await startServerProcess({
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: PASSWORD,
  })
})
afterAll(() => server.kill())

async function probe(...args: string[]) {
  const said: string[] = []
  const code = await runCommand(
    ['probe', ...args],
    {},
    { say: (line) => void said.push(line), tell: () => undefined },
  )
  return { code, said: said.join('\n') }
}

test('plays one turn as a guest on a healthy site, and measures each step', async () => {
  const { code, said } = await probe(`${server.address}/`, '--json')

  const { ok, steps } = JSON.parse(said)
  expect({ code, ok, faults: steps.filter(({ fault }: { fault: unknown }) => fault) }).toEqual({
    code: 0,
    ok: true,
    faults: [],
  })
  expect(steps.map(({ step }: { step: string }) => step)).toEqual([
    'health',
    'sign-in page',
    'guest',
    'stories',
    'session',
    'turn',
  ])
  expect((await probe(server.address)).said).toMatch(/^turn +\d+ ms$/m)
})

/** Logs in as the guest stored in the file. Reusing a token returns the same new token. */
async function keptIn(file: string): Promise<NetworkPlayer & { id: unknown }> {
  const guest = new NetworkPlayer()
  const body = { refresh_token: readFileSync(file, 'utf8') }
  const renewed = await guest.call(server.address, '/auth/refresh', { body })
  guest.token = ((await renewed.json()) as TokenAnswer).access_token
  const claims = Buffer.from(guest.token.split('.')[1] ?? '', 'base64url').toString()
  return Object.assign(guest, { id: JSON.parse(claims).sub })
}

test('plays again as the guest in the file, up to the maximum number of sessions', async () => {
  const file = join(folder, 'guest')
  const again = () => probe(server.address, '--guest', file)

  const first = await again()
  const guest = await keptIn(file)
  const second = await again()
  const sameGuest = await keptIn(file)
  for (let begun = 2; begun < 20; begun += 1) await sameGuest.begin(server.address)
  const third = await again()
  const next = await keptIn(file)

  expect([first.code, second.code, third.code]).toEqual([0, 0, 0])
  expect(guest.id).toEqual(expect.any(String))
  expect(sameGuest.id).toBe(guest.id)
  expect(next.id).not.toBe(guest.id)
})

test('skips the newest story if it is premium', async () => {
  const { address } = server
  const admin = new NetworkPlayer()
  const login = { email_or_username: 'admin', password: PASSWORD }
  const signedIn = await admin.call(address, '/auth/login', { body: login })
  admin.token = ((await signedIn.json()) as SignedIn).tokens.access_token
  const { stories } = await admin.read<StoryList>(address, '/stories/')
  const ids = stories.slice(0, 1).map(({ id }) => id)
  const body = { selection: { ids }, act: 'premium', value: true, reason: 'For the probe' }
  const changed = await admin.call(address, '/admin/stories/bulk', { body })

  const { code, said } = await probe(address)

  expect(changed.status).toBe(200)
  expect([code, said]).toEqual([0, expect.stringMatching(/^turn +\d+ ms$/m)])
})

test('exits with 1 for an unreachable site and an invalid address', async () => {
  const away = await probe('http://127.0.0.1:9', '--json')
  const none = await probe('somewhere')

  expect(away.code).toBe(1)
  expect(JSON.parse(away.said).steps).toMatchObject([{ step: 'health', fault: expect.any(String) }])
  expect(none.code).toBe(1)
})
