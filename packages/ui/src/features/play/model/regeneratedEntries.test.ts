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

test('shows the old text until the first new word arrives', () => {
  const waiting = regeneratedEntries(told, { number: 1, as: 'tell_again', telling: null })

  expect(waiting.map(textOf)).toEqual(told.map(textOf))
  expect(waiting.filter(({ isRetold }) => isRetold).map(textOf)).toEqual(['Reeds.'])
})

test('replaces the old text and preserves its id', () => {
  const growing = regeneratedEntries(told, { number: 1, as: 'tell_again', telling })

  expect(growing.map(({ id }) => id)).toEqual(told.map(({ id }) => id))
  expect(growing.at(-1)).toMatchObject({ isGrowing: true, telling, stead: 'Reeds.' })
})

test('adds the continued text after the old text', () => {
  const growing = regeneratedEntries(told, { number: 1, as: 'tell_on', telling })

  expect(growing.slice(0, -1)).toEqual(told)
  expect(growing.at(-1)).toMatchObject({ isGrowing: true, telling })
  expect(regeneratedEntries(told, { number: 1, as: 'tell_on', telling: null })).toEqual(told)
})
