import { makeError } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { taxonomyRefusal } from './taxonomyRefusal.ts'

const refused = (...given: Parameters<typeof makeError>) => {
  const { status, body } = makeError(...given)
  return { error: { status, data: body } }
}

test('success has no refusal', () => {
  expect(taxonomyRefusal({}, 'Not saved.')).toBeNull()
})

test('a duplicate name is an error of its field', () => {
  const detail = [{ loc: ['display_name'], msg: 'This name is taken', type: 'custom' }]

  const refusal = taxonomyRefusal(refused('invalid_fields', { detail }), 'Not saved.')

  expect(refusal).toEqual({ errors: { display_name: 'This name is taken' } })
})

test('an item in use reports the number of its stories', () => {
  expect(taxonomyRefusal(refused('in_use', { in_use_by: 3 }), 'Not deleted.')).toEqual({
    inUseBy: 3,
  })
})

test('a network error names the attempted action', () => {
  const refusal = taxonomyRefusal({ error: { status: 'FETCH_ERROR', error: 'no' } }, 'Not saved.')

  expect(refusal).toEqual({ message: 'Not saved.' })
})
