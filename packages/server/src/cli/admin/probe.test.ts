import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { startServerProcess, type ServerProcess } from '../../test/serverProcess.ts'
import { testFolder } from '../../test/testFolder.ts'
import { runCommand } from './runCommand.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = testFolder()
let server: ServerProcess
beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' })
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

test('a site that is away, and an address that is none, end it with 1', async () => {
  const away = await probe('http://127.0.0.1:9', '--json')
  const none = await probe('somewhere')

  expect(away.code).toBe(1)
  expect(JSON.parse(away.said).steps).toMatchObject([{ step: 'health', fault: expect.any(String) }])
  expect(none.code).toBe(1)
})
