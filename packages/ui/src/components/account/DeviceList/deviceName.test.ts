import { expect, test } from 'vitest'

import { settingsMessages } from '../../../messages/settingsMessages.ts'
import { deviceName } from './deviceName.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/141.0 Safari/537.36`, 'Chrome on Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0 Safari/537.36 Edg/141.0`,
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Firefox/140.0', 'Firefox on macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/141.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent, settingsMessages.settings.devices)).toBe(name)
})

test('who says nothing is named so', () => {
  expect(deviceName(null, settingsMessages.settings.devices)).toBe(
    'A device that did not say what it is',
  )
})
