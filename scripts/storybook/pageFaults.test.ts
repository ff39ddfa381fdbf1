import { EventEmitter } from 'node:events'

import { expect, test } from 'vitest'

import { followFaults } from './pageFaults.mjs'

const response = (status: number, isMocked: boolean) => ({
  status: () => status,
  url: () => 'http://book/covers/gone.svg',
  fromServiceWorker: () => isMocked,
})
const said = (type: string, text: string) => ({ type: () => type, text: () => text })
const failed = (errorText: string, path = 'assets/part.js') => ({
  url: () => `http://book/${path}`,
  failure: () => ({ errorText }),
})

test.each([
  ['pageerror', new TypeError('no such part'), 'Uncaught TypeError: no such part'],
  ['console', said('error', 'Each child needs a key'), 'Console: Each child needs a key'],
  ['response', response(404, false), '404 for http://book/covers/gone.svg'],
  [
    'requestfailed',
    failed('net::ERR_NAME_NOT_RESOLVED'),
    'net::ERR_NAME_NOT_RESOLVED for http://book/assets/part.js',
  ],
])('a story during which the page tells of a %s is red', (event, told, fault) => {
  const page = new EventEmitter()
  const faults = followFaults(page)

  faults.begin()
  page.emit(event, told)

  expect(faults.found()).toEqual([fault])
})

test('what a story has mocked, what ends with it and what was before it is no fault of it', () => {
  const page = new EventEmitter()
  const faults = followFaults(page)

  page.emit('pageerror', new Error('of the one before'))
  faults.begin()
  page.emit('response', response(500, true))
  page.emit('console', said('error', 'Failed to load resource: the server responded with 500'))
  page.emit('console', said('warning', 'It is deprecated'))
  page.emit('requestfailed', failed('net::ERR_ABORTED'))
  page.emit('requestfailed', failed('net::ERR_FAILED', 'api/v1/progress/rewards'))

  expect(faults.found()).toEqual([])
})
