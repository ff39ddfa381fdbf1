import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { importInWorker, type ImportAnswer } from './importInWorker.ts'

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

test('stops an import with an error message when the time limit is reached', async () => {
  const { terminate } = withWorker(() => {})

  const read = importInWorker([], waiting())
  await vi.advanceTimersByTimeAsync(120_000)

  expect(await read).toMatchObject({ message: expect.stringContaining('more time or memory') })
  expect(terminate).toHaveBeenCalledOnce()
})

test('reports an import that fails immediately', async () => {
  const { terminate } = withWorker((answer) => answer({ read: null }))

  const read = await importInWorker([], waiting())

  expect(read).toMatchObject({ code: 'unreadable', message: expect.stringContaining('Nothing') })
  expect(terminate).toHaveBeenCalledOnce()
})

test('stops the worker and the timer if an import is aborted', async () => {
  const { terminate } = withWorker(() => {})
  const stop = new AbortController()

  const read = importInWorker([], { signal: stop.signal, onProgress: vi.fn() })
  stop.abort()

  await expect(read).rejects.toThrow('Stopped')
  expect(terminate).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
