import { makeError } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { createFormat } from '../../../design-system/format/createFormat.ts'
import { loadMessages } from '../../../messages/locales.ts'
import { playMessages } from '../../../messages/playMessages.ts'
import { askEntryOf, lowCreditsEntryOf, refusalEntryOf } from './refusalEntry.ts'

const options = {
  id: 'error-1',
  displayNameOf: (key: string) => key.toUpperCase(),
  otherwise: 'Try again.',
}

test('shows the price, the balance and affordable models if there are too few credits', () => {
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

test.each([
  ['en', 1, 'Not enough credits for VYASA. You have 1 credit, but need 8.'],
  ['en', 0, 'Not enough credits for VYASA. You have 0 credits, but need 8.'],
  ['hi', 1, 'VYASA के लिए क्रेडिट कम हैं। आपके पास 1 क्रेडिट है, चाहिए 8।'],
  ['hi', 2, 'VYASA के लिए क्रेडिट कम हैं। आपके पास 2 क्रेडिट हैं, चाहिए 8।'],
] as const)('uses the plural form for a balance in %s: %i', async (locale, sum, told) => {
  const { play: messages } = { ...playMessages, ...(await loadMessages(locale)) }
  const { counted } = createFormat(locale)
  const { body } = makeError('not_enough_credits', {
    model_requested: 'vyasa',
    available_credits: sum,
    required_credits: 8,
  })

  expect(refusalEntryOf(body, { ...options, messages, counted }).content).toBe(told)
})

test('shows the price and the balance if there are too few XP', () => {
  const { body } = makeError('not_enough_xp', { current_xp: 0, required_xp: 2 })

  const { content } = refusalEntryOf(body, options)

  expect(content).toBe('Not enough XP. You have 0 XP, but need 2 XP for this action.')
})

test('shows the given message for other errors and network errors', () => {
  const { body } = makeError('storyteller_timeout')

  expect(refusalEntryOf(body, options).content).toBe('Try again.')
  expect(refusalEntryOf(null, options).content).toBe('Try again.')
})

test('warns the player of low credits', () => {
  expect(lowCreditsEntryOf({ id: 'w' }).content).toBe('Your credits are running low!')
})

test.each([true, false])(
  'sets `isBesideTurn` for a question that also caused a turn: %s',
  (isBesideTurn) => {
    const entry = askEntryOf(['Look into the bowl'], { id: 'asked-1', isBesideTurn })

    expect(entry).toMatchObject({ type: 'asked', asked: ['Look into the bowl'], isBesideTurn })
  },
)
