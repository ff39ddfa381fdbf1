import { makeError } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { taxonomyRefusal } from './taxonomyRefusal.ts'

const refused = (...given: Parameters<typeof makeError>) => {
  const { status, body } = makeError(...given)
  return { error: { status, data: body } }
}

test('what was done has no refusal', () => {
  expect(taxonomyRefusal({}, 'Not saved.')).toBeNull()
})

test('a name that is taken stands at its field', () => {
  const detail = [{ loc: ['display_name'], msg: 'This name is taken', type: 'custom' }]

  const refusal = taxonomyRefusal(refused('invalid_fields', { detail }), 'Not saved.')

  expect(refusal).toEqual({ errors: { display_name: 'This name is taken' } })
})

test('what is in use says by how many stories', () => {
  expect(taxonomyRefusal(refused('in_use', { in_use_by: 3 }), 'Not deleted.')).toEqual({
    inUseBy: 3,
  })
})

test('a call that never arrived is told in the words of what was tried', () => {
  const refusal = taxonomyRefusal({ error: { status: 'FETCH_ERROR', error: 'no' } }, 'Not saved.')

  expect(refusal).toEqual({ message: 'Not saved.' })
})
