import { makeHistoryEntry, makeStoryAnswer } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { logEntriesOf } from './logEntries.ts'
import { textOf } from './logEntry.ts'
import { regeneratedEntries } from './regeneratedEntries.ts'
import { streamTextOf } from './streamText.ts'

const entry = (number: number, answer: Parameters<typeof makeStoryAnswer>[0]) =>
  makeHistoryEntry({ number, action_type: 'continue', ai_response: makeStoryAnswer(answer) })
const log = (...answers: Parameters<typeof makeStoryAnswer>[0][]) =>
  logEntriesOf(
    answers.map((answer, number) => entry(number, answer)),
    (key) => key,
  )
const told = log({ narrative: 'A ferry.' }, { narrative: 'Reeds.' })
const telling = streamTextOf('Rushes')

test('the old text stays until the first new word', () => {
  const waiting = regeneratedEntries(told, { number: 1, as: 'tell_again', telling: null })

  expect(waiting.map(textOf)).toEqual(told.map(textOf))
  expect(waiting.filter(({ isRetold }) => isRetold).map(textOf)).toEqual(['Reeds.'])
})

test('regenerated text replaces the old one under the same id', () => {
  const growing = regeneratedEntries(told, { number: 1, as: 'tell_again', telling })

  expect(growing.map(({ id }) => id)).toEqual(told.map(({ id }) => id))
  expect(growing.at(-1)).toMatchObject({ isGrowing: true, telling, stead: 'Reeds.' })
})

test('continued text follows the old one', () => {
  const growing = regeneratedEntries(told, { number: 1, as: 'tell_on', telling })

  expect(growing.slice(0, -1)).toEqual(told)
  expect(growing.at(-1)).toMatchObject({ isGrowing: true, telling })
  expect(regeneratedEntries(told, { number: 1, as: 'tell_on', telling: null })).toEqual(told)
})
