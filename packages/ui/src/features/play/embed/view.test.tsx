import { fireEvent, screen } from '@testing-library/react'
import { makeHistoryEntry, makeSessionData, makeStoryAnswer } from '@kathasagar/api/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { EmbedView } from './view.ts'
import { EMBED_WORDS } from './words.ts'

const gate = makeSessionData({
  choices: ['Hand it over'],
  asks: [
    { variable: 'name', label: 'Who are you?', value: 'stranger', most: 20 },
    { variable: 'word', label: 'The word', value: '', most: 12 },
  ],
})
const onAct = vi.fn()
let view: EmbedView
beforeEach(() => {
  onAct.mockReset()
  Element.prototype.scrollIntoView = vi.fn()
  document.body.innerHTML = '<div id="play"></div>'
  view = new EmbedView({ words: EMBED_WORDS.en, storyLanguage: 'en', onAct, onBegin: vi.fn() })
  view.show({ told: [], at: gate })
})

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

test('sends a choice with the values of the input fields', () => {
  type('The word', 'lamp')

  fireEvent.click(screen.getByText('Hand it over'))

  expect(onAct).toHaveBeenCalledWith({
    action_type: 'continue',
    selected_choice: 'Hand it over',
    typed: { name: 'stranger', word: 'lamp' },
  })
})

test('preserves typed values after a hint, and clears them after a new turn', () => {
  type('The word', 'lamp')

  view.show({ told: [], at: gate, hint: { topic: 'unclear', detail: 'Say it otherwise.' } })
  const kept = screen.getByLabelText<HTMLInputElement>('The word').value
  view.show({ told: [], at: gate, isUndone: true })

  expect(kept).toBe('lamp')
  expect(screen.getByLabelText<HTMLInputElement>('The word').value).toBe('')
})

test('limits a field in graphemes in any script', () => {
  type('The word', 'श्रीनिवासन् कृष्णन्')
  const whole = screen.getByLabelText<HTMLInputElement>('The word').value
  type('The word', 'lamplighter’s own')

  expect(whole).toBe('श्रीनिवासन् कृष्णन्')
  expect(screen.getByLabelText<HTMLInputElement>('The word').value).toBe('lamplighter’')
})

const choices = () =>
  [...document.querySelectorAll('.choices button')].map(({ textContent }) => textContent)
const asked = ['Ring the bell']
const roof = makeSessionData({ choices: ['Ring the bell', 'Climb down the rope'] })

test('offers only the possible choices for a question without a turn', () => {
  view.show({ told: [], at: roof, asked })

  expect(choices()).toEqual(['Ring the bell'])
})

test('offers all choices of the turn for a question with a new turn', () => {
  view.show({ told: [makeHistoryEntry()], at: roof, asked })

  expect(choices()).toEqual(['Ring the bell', 'Climb down the rope'])
  expect(screen.getByRole('status').textContent).toBe('Or did you mean: Ring the bell')
})

test('shows the rest of an input with two requests in the language of the page', () => {
  view = new EmbedView({ words: EMBED_WORDS.hi, storyLanguage: 'hi', onAct, onBegin: vi.fn() })

  view.show({ told: [makeHistoryEntry()], at: roof, hint: { topic: 'second_wish', detail: 'Say' } })

  expect(screen.getByRole('status').textContent).toBe(EMBED_WORDS.hi.secondWish)
})

test('shows why input was declined in the language of the page', () => {
  view = new EmbedView({ words: EMBED_WORDS.hi, storyLanguage: 'hi', onAct, onBegin: vi.fn() })

  view.show({ told: [], at: gate, declined: { kind: 'hate', detail: 'No words for that.' } })

  expect(screen.getByRole('status').textContent).toBe(EMBED_WORDS.hi.declined.hate)
})

test('shows the image of a scene above its text', () => {
  const plate = { image_url: '/plates/well.svg', alt: 'A lit well' }
  const ai_response = makeStoryAnswer({ narrative: 'Somebody has lit a lamp.', plate })

  view.show({ told: [makeHistoryEntry({ ai_response })], at: gate })

  const picture = screen.getByRole('img', { name: 'A lit well' })
  expect(picture.getAttribute('src')).toBe('/plates/well.svg')
  expect(picture.nextElementSibling?.textContent).toBe('Somebody has lit a lamp.')
})

test('shows emphasis without its asterisks', () => {
  const ai_response = makeStoryAnswer({ narrative: 'Nobody *ever* came.' })

  view.show({ told: [makeHistoryEntry({ ai_response })], at: gate })

  expect(screen.getByRole('log').innerHTML).toContain('<p>Nobody <em>ever</em> came.</p>')
})

test('shows an Urdu story from right to left, but not the interface', () => {
  view = new EmbedView({ words: EMBED_WORDS.en, storyLanguage: 'ur', onAct, onBegin: vi.fn() })
  view.show({ told: [], at: makeSessionData({ choices: ['چراغ اٹھاؤ'] }) })

  const closest = (of: Element) => of.closest('[dir]')?.getAttribute('dir')
  expect([screen.getByRole('log'), screen.getByText('چراغ اٹھاؤ')].map(closest)).toEqual([
    'rtl',
    'rtl',
  ])
  expect(closest(screen.getByLabelText(EMBED_WORDS.en.say))).not.toBe('rtl')
})
