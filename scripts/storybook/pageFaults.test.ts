import { EventEmitter } from 'node:events'

import { expect, test } from 'vitest'
import { followFaults } from './openStories.mjs'

const response = (status: number) => ({
  status: () => status,
  url: () => 'http://book/covers/gone.svg',
  fromServiceWorker: () => false,
})
const said = (type: string, text: string) => ({ type: () => type, text: () => text })
const failed = (errorText: string) => ({
  url: () => 'http://book/assets/part.js',
  failure: () => ({ errorText }),
})

test.each([
  ['pageerror', new TypeError('no such part'), 'Uncaught TypeError: no such part'],
  ['console', said('error', 'Each child needs a key'), 'Console: Each child needs a key'],
  ['response', response(404), '404 for http://book/covers/gone.svg'],
  [
    'requestfailed',
    failed('net::ERR_NAME_NOT_RESOLVED'),
    'net::ERR_NAME_NOT_RESOLVED for http://book/assets/part.js',
  ],
])('a story with a %s fails', (event, told, fault) => {
  const page = new EventEmitter()
  const faults = followFaults(page)

  faults.begin()
  page.emit(event, told)

  expect(faults.found()).toEqual([fault])
})
