import { expect, test } from 'vitest'

import { registerAdmin } from '../../test/admins.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { ensureAdmin } from './ensureAdmin.ts'

const product = await openTestApp()
const UNUSABLE = { email: null, password: null, passwordFault: 'ADMIN_PASSWORD cannot be used.' }

test('refuses an invalid password for the first admin, and ignores it later', async () => {
  const first = ensureAdmin(product.ports, UNUSABLE)
  await expect(first).rejects.toThrow('ADMIN_PASSWORD cannot be used.')

  await registerAdmin(product)

  expect(await ensureAdmin(product.ports, UNUSABLE)).toBeNull()
})
