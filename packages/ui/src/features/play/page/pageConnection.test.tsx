import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { connectPage } from './pageConnection.ts'
import { PAGE_HELLO } from './pageMessages.ts'

const SHOWN = { said: 'shown', shown: { title: '', text: 'A well.', links: ['Down'] } }
const EVENTS = { onSaid: vi.fn(), onSilent: vi.fn(), onLeft: vi.fn() }

let now: number
let frame: HTMLIFrameElement
let port: EventTarget & Pick<MessagePort, 'start' | 'close' | 'postMessage'>
let connection: ReturnType<typeof connectPage>

const message = (given: Partial<MessageEvent<unknown>>) =>
  Object.assign(new Event('message'), { origin: 'null', ...given })
const hello = () =>
  message({ source: frame.contentWindow, data: PAGE_HELLO, ports: [port as MessagePort] })
const say = (times: number, data: unknown = SHOWN) => {
  for (let at = 0; at < times; at += 1) port.dispatchEvent(message({ data }))
}

beforeEach(() => {
  now = 0
  vi.clearAllMocks()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  frame = document.body.appendChild(document.createElement('iframe'))
  port = Object.assign(new EventTarget(), { start: vi.fn(), close: vi.fn(), postMessage: vi.fn() })
  connection = connectPage(frame, EVENTS)
})
afterEach(() => {
  connection.close()
  frame.remove()
  vi.restoreAllMocks()
})

test('ignores queued messages of a page that was closed', () => {
  dispatchEvent(hello())
  say(100)
  now = 5000
  say(50)
  dispatchEvent(hello())

  expect(frame.src).toBe('about:blank')
  expect(EVENTS.onLeft).toHaveBeenCalledOnce()
  expect(EVENTS.onSaid).toHaveBeenCalledTimes(99)
  expect(port.close).toHaveBeenCalled()
  expect(port.start).toHaveBeenCalledOnce()
})

test('accepts the same number of messages over a longer time', () => {
  dispatchEvent(hello())
  for (const second of [0, 1, 2, 3]) {
    now = second * 1001
    say(90)
  }

  expect(EVENTS.onSaid).toHaveBeenCalledTimes(360)
  expect(EVENTS.onLeft).not.toHaveBeenCalled()
})

test('does not parse messages that exceed the limit', () => {
  const read = vi.fn()
  const unread = Object.defineProperty(new Event('message'), 'data', { get: read })
  dispatchEvent(hello())
  say(99)
  port.dispatchEvent(unread)

  expect(EVENTS.onLeft).toHaveBeenCalledOnce()
  expect(read).not.toHaveBeenCalled()
})

test('counts messages of nested frames and ignores messages with an origin', () => {
  for (let at = 0; at < 200; at += 1) {
    dispatchEvent(message({ source: window, origin: 'https://accounts.example' }))
  }
  expect(EVENTS.onLeft).not.toHaveBeenCalled()

  for (let at = 0; at < 200; at += 1) dispatchEvent(message({ source: window }))
  expect(EVENTS.onLeft).toHaveBeenCalledOnce()
})
