import { makeError } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'
import { en } from '@kathasagar/ui'

import { formRefusal, taxonomyRefusal } from './formRefusal.ts'

const words = { fallback: 'Nothing was changed.', site: en.site }
const faulty = (...fields: readonly string[]) => ({
  data: {
    code: 'invalid_fields',
    detail: fields.map((field) => ({ loc: [field], msg: `Bad ${field}`, type: 'value_error' })),
  },
})

test('shows errors of form fields only at the fields', () => {
  expect(formRefusal(faulty('name'), ['name', 'base_url'], words)).toEqual({
    errors: { name: 'Bad name' },
  })
})

test('shows an error of an unknown field as a sentence', () => {
  expect(formRefusal(faulty('name', 'colour'), ['name'], words)).toEqual({
    message: 'name: Bad name. colour: Bad colour',
    errors: { name: 'Bad name' },
  })
})

test('shows the sentence of any other refusal', () => {
  const { body: data } = makeError('models_file')

  expect(formRefusal({ data }, ['name'], words)).toEqual({ message: data.detail })
  expect(formRefusal({ status: 'FETCH_ERROR' }, ['name'], words)).toEqual({
    message: 'Nothing was changed.',
  })
})

test('shows the number of stories of a category or tag in use', () => {
  const { status, body } = makeError('in_use', { in_use_by: 3 })
  const refused = { error: { status, data: body } }

  expect(taxonomyRefusal({}, 'Not deleted.', en.site)).toBeNull()
  expect(taxonomyRefusal(refused, 'Not deleted.', en.site)).toEqual({ inUseBy: 3 })
})
