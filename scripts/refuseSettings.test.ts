import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { NewPassword } from '@kathasagar/api/contract'
import { PASSWORD_SPECIALS } from '../packages/api/src/contract/vocabulary/vocabulary.ts'
import { afterAll, expect, test } from 'vitest'

import { SPECIALS } from '../packages/server/src/unknownSettings.mjs'
import { settingFaults } from './refuseSettings.mjs'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

test.each([
  [{ ADMIN_PASSWORT: 'x' }, 'ADMIN_PASSWORT is no setting: did you mean ADMIN_PASSWORD?'],
  [{ PORT: 'eighty' }, 'PORT must be a whole number'],
  [{ HOST: '203.0.113.7' }, 'HOST 203.0.113.7 is no address of this machine'],
  [{ DATABASE_URL: 'mysql://root:hunter2@db' }, 'DATABASE_URL must be an address'],
  [{ DATABASE_URL: 'postgres://:::' }, 'DATABASE_URL must be an address'],
  [{ DATA_DIR: 'package.json/data' }, 'DATA_DIR package.json/data is no place'],
  // Root has the right to write there, and still nothing can be made.
  [{ DATA_DIR: '/proc/data' }, 'DATA_DIR /proc/data is no place'],
  [{ ADMIN_PASSWORD: 'weak', DATA_DIR }, 'ADMIN_PASSWORD cannot be used.'],
])('before anything is installed %j is refused', async (env, sentence) => {
  const faults = await settingFaults({ PORT: '0', ...env })

  expect(faults).toEqual([expect.stringContaining(sentence)])
  expect(faults.join()).not.toContain('hunter2')
})

test('a port that is taken is refused, and settings that can be used are not', async () => {
  const taken = createServer().listen(0, '0.0.0.0')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo

  const [refused] = await settingFaults({ PORT: String(port) })

  taken.close()
  expect(refused).toBe(`PORT ${port} is in use by another program: set another`)
  expect(await settingFaults({ PORT: '0', ADMIN_PASSWORD: 'Lamp#4711' })).toEqual([])
})

test.each(['Lamp#4711', 'lamp#4711', 'LAMP#4711', 'Lamp#lamp', 'Lamp4711', 'La#4711', 'Ärger#11x'])(
  'the password %j is judged as the server judges it',
  async (password) => {
    const faults = await settingFaults({ PORT: '0', ADMIN_PASSWORD: password, DATA_DIR })

    expect(faults.length === 0).toBe(NewPassword.safeParse(password).success)
    expect(SPECIALS).toBe(PASSWORD_SPECIALS)
  },
)

test('a password of the first admin is judged by the server alone where there may be one already', async () => {
  const weak = { PORT: '0', ADMIN_PASSWORD: 'weak' }
  const begun = join(DATA_DIR, 'begun')
  mkdirSync(join(begun, 'pg'), { recursive: true })

  expect(await settingFaults({ ...weak, DATA_DIR: begun })).toEqual([])
  expect(await settingFaults({ ...weak, DATABASE_URL: 'postgres://db', DATA_DIR })).toEqual([])
})
