import { makeError } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { lowCreditsEntryOf, refusalEntryOf } from './refusalEntry.ts'

const options = { id: 'error-1', displayNameOf: (key: string) => key.toUpperCase() }

test('an empty purse is told with both sums and the models it still allows', () => {
  const tenali = { model_key: 'tenali', display_name: 'Tenali', credit_cost: 1 }
  const { body } = makeError('not_enough_credits', {
    model_requested: 'vyasa',
    available_credits: 2,
    required_credits: 8,
    suggested_alternatives: [tenali],
  })

  expect(refusalEntryOf(body, options)).toMatchObject({
    type: 'error',
    content: 'Not enough credits for VYASA. You have 2 credits, but need 8.',
    alternatives: [tenali],
  })
})

test('missing XP is told with both sums', () => {
  const { body } = makeError('not_enough_xp', { current_xp: 0, required_xp: 2 })

  const { content } = refusalEntryOf(body, options)

  expect(content).toBe('Not enough XP. You have 0 XP, but need 2 XP for this action.')
})

test('any other refusal speaks in the words of the server', () => {
  const { body } = makeError('storyteller_timeout')

  expect(refusalEntryOf(body, options).content).toBe(body.detail)
})

test('a call that never arrived has a sentence all the same', () => {
  expect(refusalEntryOf(null, options).content).toBe(
    'An error occurred while executing the action.',
  )
})

test('a low purse is warned of in the words of the server, or in ours', () => {
  expect(lowCreditsEntryOf('Two turns left.', { id: 'w' }).content).toBe('Two turns left.')
  expect(lowCreditsEntryOf(null, { id: 'w' }).content).toBe('Your credits are running low!')
})
