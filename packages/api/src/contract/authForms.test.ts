import { describe, expect, test } from 'vitest'

import { LoginRequest } from './auth.ts'
import {
  loginErrors,
  passwordChangeErrors,
  registerErrors,
  passwordResetErrors,
} from './authForms.ts'

/** Each lamp emoji is two UTF-16 units but one code point. */
const ofLength = (length: number) => `Aa1!${'🪔'.repeat(length - 4)}`
const twice = (password: string) => ({ password, confirm_password: password })

const FORMS = [
  [
    'a registration',
    (password: string) =>
      registerErrors({ username: 'tara', email: 'tara@example.org', ...twice(password) }),
  ],
  ['a reset', (password: string) => passwordResetErrors(twice(password))],
  [
    'a change',
    (password: string) => passwordChangeErrors({ current_password: password, ...twice(password) }),
  ],
] as const

describe.each(FORMS)('the password of %s', (_name, errorsOf) => {
  test('may have 128 characters of any script', () => {
    expect(errorsOf(ofLength(128))).toEqual({})
  })

  test('may not have more than 128 characters', () => {
    expect(errorsOf(ofLength(129))).toMatchObject({
      password: 'passwordLong',
      confirm_password: 'passwordLong',
    })
  })

  test('must have eight characters, not eight UTF-16 units', () => {
    expect(errorsOf(ofLength(7))).toMatchObject({ password: 'passwordShort' })
  })
})

test('accepts a valid new password at login', () => {
  const form = { email_or_username: 'tara', password: ofLength(128) }

  expect(loginErrors(form)).toEqual({})
  expect(LoginRequest.safeParse(form).success).toBe(true)
})
