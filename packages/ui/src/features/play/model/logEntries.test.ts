import { makeHistoryEntry, makeStoryAnswer } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { createFormat } from '../../../design-system/format/createFormat.ts'
import { loadMessages } from '../../../messages/locales.ts'
import { playMessages } from '../../../messages/playMessages.ts'
import { logEntriesOf, pendingEntriesOf } from './logEntries.ts'
import { textOf } from './logEntry.ts'

const nameOf = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)
const start = makeHistoryEntry({ model_used: null })
const way = (...turns: ReturnType<typeof makeHistoryEntry>[]) =>
  turns.map((turn, number) => ({ ...turn, number }))
const linesOf = (entry: ReturnType<typeof makeHistoryEntry>) =>
  logEntriesOf(way(start, entry), nameOf)
    .slice(1)
    .map(({ type, content }) => [type, content])

test('shows free text in the words of the player', () => {
  const entry = makeHistoryEntry({
    action_type: 'custom_action',
    user_input: 'I lower the lamp',
    ai_response: makeStoryAnswer({ narrative: 'The lamp goes down.' }),
    model_used: 'tenali',
    credits_consumed: 1,
  })

  expect(linesOf(entry)).toEqual([
    ['user_action', 'You: I lower the lamp'],
    ['model_info', 'Using Tenali (1 credit)'],
    ['narrative', 'The lamp goes down.'],
  ])
})

test.each([
  ['a new scene with its title', 'The Reed Path', 'improvised: The Reed Path'],
  ['text in the same scene', null, 'improvised'],
])('marks a turn that a model improvised: %s', (_what, title, mark) => {
  const entry = makeHistoryEntry({
    action_type: 'continue',
    ai_response: makeStoryAnswer({ narrative: 'The reeds part.', improvised: { title } }),
    model_used: 'tenali',
    credits_consumed: 1,
  })

  expect(linesOf(entry)).toContainEqual(['model_info', `Using Tenali (1 credit) · ${mark}`])
})

test('isolates right-to-left text from the text before it', () => {
  const entry = makeHistoryEntry({ action_type: 'custom_action', user_input: 'میں رکوں گا' })

  expect(linesOf(entry)).toContainEqual(['user_action', 'You: \u2068میں رکوں گا\u2069'])
})

test('shows no model name for the first turn', () => {
  const opening = makeHistoryEntry({ action_type: 'story_start', model_used: 'kathakar' })

  const types = logEntriesOf([opening], nameOf).map(({ type }) => type)

  expect(types).toContain('narrative')
  expect(types).not.toContain('model_info')
})

test.each([
  ['en', 0, 'Using Tenali (0 credits)'],
  ['en', 1, 'Using Tenali (1 credit)'],
  ['en', 5, 'Using Tenali (5 credits)'],
  ['hi', 1, 'Tenali के साथ (1 क्रेडिट)'],
  ['hi', 5, 'Tenali के साथ (5 क्रेडिट)'],
] as const)('uses the plural form for a price in %s: %i', async (locale, cost, told) => {
  const { play: messages } = { ...playMessages, ...(await loadMessages(locale)) }
  const { counted } = createFormat(locale)
  const model = { model_key: 'tenali', display_name: 'Tenali', credit_cost: cost }
  const turn = makeHistoryEntry({
    action_type: 'continue',
    model_used: 'tenali',
    credits_consumed: cost,
  })
  const asked = { action_type: 'continue' } as const

  const now = pendingEntriesOf({ number: 1, asked, model, messages, counted })
  const later = logEntriesOf([turn], nameOf, { messages, counted })

  for (const lines of [now, later]) {
    expect(lines.find(({ type }) => type === 'model_info')?.content).toBe(told)
  }
})

test('shows the selected choice instead of the line of the Continue command', () => {
  const chosen = makeHistoryEntry({ action_type: 'continue', selected_choice: 'Follow them' })
  const plain = makeHistoryEntry({ action_type: 'continue' })

  expect(linesOf(chosen)[0]).toEqual(['choice', 'Selected: Follow them'])
  expect(linesOf(plain)[0]).toEqual(['action', 'Continuing story...'])
})

test('shows the label of a choice after the input that matched it', () => {
  const said = makeHistoryEntry({
    action_type: 'custom_action',
    user_input: 'go after them',
    selected_choice: 'Follow them',
  })

  expect(linesOf(said).slice(0, 2)).toEqual([
    ['user_action', 'You: go after them'],
    ['choice', 'Selected: Follow them'],
  ])
})

test('shows a default caption for an image without a style', () => {
  const entry = makeHistoryEntry({
    action_type: 'show',
    ai_response: makeStoryAnswer({ image_url: '/pictures/1.svg', prompt: 'A stepwell at night' }),
  })

  const picture = logEntriesOf([entry], nameOf).find(({ type }) => type === 'image')

  expect(picture).toMatchObject({
    content: '/pictures/1.svg',
    style: 'AI generated image',
    alt: 'A stepwell at night',
  })
})

test('shows the description of an image that could not be generated', () => {
  const entry = makeHistoryEntry({
    action_type: 'show',
    ai_response: makeStoryAnswer({ fallback_description: 'A moon lies in the water.' }),
  })

  expect(linesOf(entry).at(-1)).toEqual(['setup', 'A moon lies in the water.'])
})

test('shows an error for a failed turn', () => {
  const entry = makeHistoryEntry({ action_type: 'continue', success: false })

  expect(linesOf(entry).at(-1)).toEqual(['error', 'An error occurred while executing the action.'])
})

test('dims all turns of a resumed session except the last one', () => {
  const history = way(start, makeHistoryEntry({ action_type: 'immerse' }))

  const dimmed = logEntriesOf(history, nameOf).map(({ isHistorical }) => isHistorical)

  expect(dimmed).toEqual([true, false, false, false])
})

test('shows a separator where a resumed session starts', () => {
  const history = way(start, makeHistoryEntry({ action_type: 'continue' }), start)

  const entries = logEntriesOf(history, nameOf, { freshFrom: 2 })

  expect(entries.map(({ type }) => type).indexOf('session_separator')).toBe(4)
  expect(entries.filter(({ isNew }) => isNew).map(({ type }) => type)).toEqual([
    'session_separator',
    'narrative',
  ])
})

test('shows the title of an ending', () => {
  const entries = logEntriesOf([start], nameOf, { endingTitle: 'The Moon Stays' })

  expect(entries.at(-1)).toMatchObject({
    type: 'completion',
    content: 'The story has reached an ending: The Moon Stays',
  })
})

test('uses the same ids for a running turn and in the history', () => {
  const asked = { action_type: 'custom_action', user_action: 'Wait' } as const
  const model = { model_key: 'tenali', display_name: 'Tenali', credit_cost: 1 }
  const answered = makeHistoryEntry({
    action_type: 'custom_action',
    user_input: 'Wait',
    model_used: 'tenali',
    credits_consumed: 1,
  })

  const pending = pendingEntriesOf({ number: 1, asked, model })
  const final = logEntriesOf(way(start, answered), nameOf, { freshFrom: 1 })

  expect(final.slice(1, 3)).toEqual(pending)
})

test('gives each line a unique id', () => {
  const twice = makeHistoryEntry({
    ai_response: makeStoryAnswer({ setup: 'Look.', fallback_description: 'It is dark.' }),
  })

  const ids = logEntriesOf(way(twice, twice), nameOf).map(({ id }) => id)

  expect(new Set(ids).size).toBe(ids.length)
})

test('does not change the ids of lines when earlier turns are inserted', () => {
  const history = way(start, makeHistoryEntry({ action_type: 'immerse' }), start)

  const whole = logEntriesOf(history, nameOf)
  const page = logEntriesOf(history.slice(2), nameOf)

  expect(page).toEqual(whole.slice(-page.length))
})

test('joins content that consists of several parts', () => {
  expect(textOf({ content: ['The rope', 'goes slack.'] })).toBe('The rope goes slack.')
})

test('shows the image of a scene above its text and without a caption', () => {
  const plate = { image_url: '/plates/well.svg', alt: 'A lit well' }
  const entry = makeHistoryEntry({
    ai_response: makeStoryAnswer({ narrative: 'Somebody has lit a lamp.', plate }),
  })

  const [, ...lines] = logEntriesOf(way(start, entry), nameOf)
  const at = lines.findIndex(({ type }) => type === 'image')

  expect(lines[at]).toMatchObject({ content: '/plates/well.svg', alt: 'A lit well', opens: true })
  expect(lines[at]).not.toHaveProperty('style')
  expect(lines[at + 1]?.type).toBe('narrative')
})
