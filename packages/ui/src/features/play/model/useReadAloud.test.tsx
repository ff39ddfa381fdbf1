import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type { LogEntryModel } from './logEntry.ts'
import { fakeSpeech } from '../../../testing/fakeSpeech.ts'
import { useReadAloud } from './useReadAloud.ts'

const line = (id: string, type: LogEntryModel['type'], content: string): LogEntryModel => ({
  id,
  type,
  content,
  isHistorical: false,
})
const entries = [
  line('0', 'narrative', 'The rope goes slack.'),
  line('1', 'model_info', 'Using Tenali (1 credit)'),
  line('2', 'narrative', 'You pull. Nothing pulls back.'),
  line('3', 'setup', 'Two stairs lead away.'),
]

const open = ({ lang = 'en', voices = ['en-GB', 'hi_IN'] } = {}) => {
  const speech = fakeSpeech(voices)
  for (const [name, value] of Object.entries(speech.globals)) vi.stubGlobal(name, value)
  const { result, unmount } = renderHook(() => useReadAloud({ entries, lang }))
  return { speech, aloud: () => result.current, unmount }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('reads nothing before the user presses the button', () => {
  const { speech, aloud } = open()

  expect(aloud().isAvailable).toBe(true)
  expect(speech.said()).toEqual([])
})

test('reads the newest part sentence by sentence and stops at the end', () => {
  const { speech, aloud } = open()

  act(() => aloud().start())
  for (let count = 0; count < 3; count += 1) act(() => speech.end())

  expect(speech.said()).toEqual(['You pull.', 'Nothing pulls back.', 'Two stairs lead away.'])
  expect(aloud().status).toBe('silent')
})

test('returns the entry and the position of the spoken sentence', () => {
  const { speech, aloud } = open()

  act(() => aloud().start('0'))
  act(() => speech.end())

  expect(aloud().spoken).toMatchObject({ id: '2', start: 0, end: 9 })
})

test('continues with the sentence that was paused', () => {
  const { speech, aloud } = open()
  act(() => aloud().start())
  act(() => speech.end())

  act(() => aloud().pause())
  const { status } = aloud()
  act(() => aloud().resume())

  expect(status).toBe('paused')
  expect(speech.said().slice(1)).toEqual(['Nothing pulls back.', 'Nothing pulls back.'])
})

test('starts at the beginning again after a stop', () => {
  const { aloud } = open()
  act(() => aloud().start())

  act(() => aloud().stop())

  expect(aloud()).toMatchObject({ status: 'silent', spoken: null })
})

test.each([
  ['hi', true],
  ['ur', false],
])('finds a voice for a story in %s: %s', (lang, isThere) => {
  const { aloud } = open({ lang })

  expect(aloud().isAvailable).toBe(isThere)
})

test('stops the voice when the user leaves the page', () => {
  const { speech, aloud, unmount } = open()
  const cancel = vi.spyOn(speech.globals.speechSynthesis, 'cancel')
  act(() => aloud().start())
  cancel.mockClear()

  unmount()

  expect(cancel).toHaveBeenCalledOnce()
})
