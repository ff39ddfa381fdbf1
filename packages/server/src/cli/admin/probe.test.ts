import { join } from 'node:path'

import type { SignedIn, StoryList } from '@kathasagar/api/contract'
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
    {
      say: (line) => void said.push(line),
      tell: () => undefined,
    },
  )
  return { code, said: said.join('\n') }
}

test('a guest plays one turn on a site that is well, and each step has its time', async () => {
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

test('a newest story that is premium is left out', async () => {
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

test('a site that is away, and an address that is none, end it with 1', async () => {
  const away = await probe('http://127.0.0.1:9', '--json')
  const none = await probe('somewhere')

  expect(away.code).toBe(1)
  expect(JSON.parse(away.said).steps).toMatchObject([{ step: 'health', fault: expect.any(String) }])
  expect(none.code).toBe(1)
})
