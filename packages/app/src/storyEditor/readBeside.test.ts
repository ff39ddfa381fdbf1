import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { readBeside, type ImportAnswer } from './readBeside.ts'

function withWorker(onFiles: (answer: (data: ImportAnswer) => void) => void) {
  const terminate = vi.fn()
  class Beside extends EventTarget {
    terminate = terminate
    postMessage() {
      onFiles((data) => this.dispatchEvent(new MessageEvent('message', { data })))
    }
  }
  vi.stubGlobal('Worker', Beside)
  return { terminate }
}

const waiting = () => ({ signal: new AbortController().signal, onProgress: vi.fn() })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a story that is never read to its end is given up, with a sentence that says so', async () => {
  const { terminate } = withWorker(() => {})

  const read = readBeside([], waiting())
  await vi.advanceTimersByTimeAsync(120_000)

  expect(await read).toMatchObject({ message: expect.stringContaining('more time or memory') })
  expect(terminate).toHaveBeenCalledOnce()
})

test('a reading that breaks is told at once', async () => {
  const { terminate } = withWorker((answer) => answer({ read: null }))

  const read = await readBeside([], waiting())

  expect(read).toMatchObject({ code: 'unreadable', message: expect.stringContaining('Nothing') })
  expect(terminate).toHaveBeenCalledOnce()
})

test('nothing goes on once the reading was stopped', async () => {
  const { terminate } = withWorker(() => {})
  const stop = new AbortController()

  const read = readBeside([], { signal: stop.signal, onProgress: vi.fn() })
  stop.abort()

  await expect(read).rejects.toThrow('Stopped')
  expect(terminate).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
