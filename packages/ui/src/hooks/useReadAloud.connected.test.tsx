import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type { LogEntryModel } from '../play/logEntry.ts'
import { fakeAudio } from '../testing/fakeAudio.ts'
import { fakeSpeech } from '../testing/fakeSpeech.ts'
import { useReadAloud, type Speak } from './useReadAloud.ts'

const line = (id: string, type: LogEntryModel['type'], content: string): LogEntryModel => ({
  id,
  type,
  content,
  isHistorical: false,
})
const LONG = `${'A long sentence goes on and on. '.repeat(20)}And ends.`
const entries = [
  line('0-narrative', 'narrative', 'You pull. Nothing pulls back.'),
  line('0-setup', 'setup', 'Two stairs lead away.'),
]

const byId: Speak = async (id) => `/speech/${id}.mp3`

function open({ onSpeak = vi.fn(byId), voices = ['en-GB'], log = entries } = {}) {
  const speech = fakeSpeech(voices)
  const audio = fakeAudio()
  for (const [name, value] of Object.entries({ ...speech.globals, ...audio.globals })) {
    vi.stubGlobal(name, value)
  }
  const { result, unmount } = renderHook(() => useReadAloud({ entries: log, lang: 'en', onSpeak }))
  const start = () => act(async () => result.current.start('0-narrative'))
  return { speech, audio, onSpeak, aloud: () => result.current, start, unmount }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a connected voice reads whole lines, the next of which is made ahead, and then it is silent', async () => {
  const { audio, aloud, onSpeak, speech, start } = open()

  await start()
  const askedAtOnce = onSpeak.mock.calls.map(([, words]) => words)
  const { spoken } = aloud()
  await act(async () => audio.end())
  await act(async () => audio.end())

  expect(askedAtOnce).toEqual(['You pull. Nothing pulls back.', 'Two stairs lead away.'])
  expect(spoken).toMatchObject({ id: '0-narrative', start: 0, end: 29 })
  expect(audio.played()).toEqual(['/speech/0-narrative.mp3', '/speech/0-setup.mp3'])
  expect(speech.said()).toEqual([])
  expect(aloud().status).toBe('silent')
})

test('it is there for a language that the device has no voice for', () => {
  expect(open({ voices: ['ur'] }).aloud().isAvailable).toBe(true)
})

test('a long line is asked for in pieces that leave no word out', async () => {
  const { audio, onSpeak, start } = open({ log: [line('0-narrative', 'narrative', LONG)] })

  await start()
  await act(async () => audio.end())
  const pieces = onSpeak.mock.calls.map(([, words]) => words)

  expect(pieces.length).toBeGreaterThan(1)
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(500)
  expect(pieces.join(' ')).toBe(LONG)
})

test('a pause holds it where it is, and a resume goes on there', async () => {
  const { audio, aloud, onSpeak, start } = open()
  await start()

  act(() => aloud().pause())
  const paused = [aloud().status, audio.isPlaying()]
  await act(async () => aloud().resume())

  expect(paused).toEqual(['paused', false])
  expect([aloud().status, audio.isPlaying()]).toEqual(['speaking', true])
  expect(onSpeak).toHaveBeenCalledTimes(2)
})

test('a stop ends it, and nothing that comes later is played', async () => {
  const late = Promise.withResolvers<string>()
  const { audio, aloud, start } = open({ onSpeak: vi.fn<Speak>(() => late.promise) })
  await start()

  act(() => aloud().stop())
  await act(async () => late.resolve('/speech/late.mp3'))

  expect(audio.played()).toEqual([])
  expect(aloud()).toMatchObject({ status: 'silent', spoken: null })
})

const ALL = ['You pull.', 'Nothing pulls back.', 'Two stairs lead away.']

/** Lets the browser read to the end. */
async function readOn({ speech }: ReturnType<typeof open>) {
  for (let count = 0; count < ALL.length; count += 1) await act(async () => speech.end())
}

test.for<[string, () => ReturnType<typeof open>]>([
  ['fails', () => open({ onSpeak: vi.fn<Speak>(() => Promise.reject(new Error('down'))) })],
  [
    'may not be played',
    () => {
      const opened = open()
      opened.audio.refuse()
      return opened
    },
  ],
])('where the connected voice %s the browser reads every word', async ([, begin]) => {
  const opened = begin()

  await opened.start()
  await readOn(opened)

  expect(opened.speech.said()).toEqual(ALL)
  expect(opened.aloud().status).toBe('silent')
})

test('where it breaks off in a line, the browser begins that line again', async () => {
  const opened = open()
  await opened.start()
  await act(async () => opened.audio.end())

  await act(async () => opened.audio.breakOff())

  expect(opened.speech.said()).toEqual(['Two stairs lead away.'])
})

test('a line that it does not read is read by the browser, and the next by the voice again', async () => {
  const onSpeak = vi.fn<Speak>(async (id) => (id === '0-narrative' ? null : byId(id, '')))
  const { audio, speech, start } = open({ onSpeak })

  await start()
  await act(async () => speech.end())
  await act(async () => speech.end())

  expect(speech.said()).toEqual(ALL.slice(0, 2))
  expect(audio.played()).toEqual(['/speech/0-setup.mp3'])
})

test('leaving the page ends it', async () => {
  const { audio, start, unmount } = open()
  await start()

  unmount()

  expect(audio.isPlaying()).toBe(false)
})
