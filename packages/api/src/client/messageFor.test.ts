import { expect, test, vi } from 'vitest'

import { fieldMessages, messageFor } from './messageFor.ts'
import { makeError } from '../testing/fixtures/errors.ts'

const failure = (...parts: Parameters<typeof makeError>) => {
  const { status, body } = makeError(...parts)
  return { status, data: body }
}

test('formats a waiting time in the language of the page', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'hi' } })
  const words = { errors: { too_many_requests: '{wait} बाद फिर कोशिश करें।' } }
  const refused = (retry_after: number) => failure('too_many_requests', { retry_after })

  expect(messageFor(refused(18), 'Failed', words)).toBe('18 सेकंड बाद फिर कोशिश करें।')
  expect(messageFor(refused(3000), 'Failed', words)).toBe('50 मिनट बाद फिर कोशिश करें।')
  vi.unstubAllGlobals()
})

test('joins invalid fields as path and message', () => {
  const detail = [
    { loc: ['body', 'title'], msg: 'Must not be empty', type: 'too_small' },
    { loc: [], msg: 'Too long', type: 'too_big' },
  ]

  expect(messageFor(failure('invalid_fields', { detail }), 'Failed')).toBe(
    'body.title: Must not be empty. Too long',
  )
  expect(fieldMessages(failure('invalid_fields', { detail }))).toMatchObject({
    title: 'Must not be empty',
  })
})

test.each([undefined, 'text', { status: 500, data: '<html>' }, { status: 'FETCH_ERROR' }])(
  'shows the fallback without a valid body (%o)',
  (error) => {
    expect(messageFor(error, 'Failed to fetch stories')).toBe('Failed to fetch stories')
  },
)
