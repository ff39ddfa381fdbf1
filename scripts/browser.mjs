import { existsSync } from 'node:fs'

import { chromium } from 'playwright'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/** Whether Playwright has installed the browser that it would take by itself. */
export const hasPlaywrightBrowser = () => existsSync(chromium.executablePath())

/** Path for `executablePath`, or undefined when Playwright's own browser is installed. */
export function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (hasPlaywrightBrowser()) return undefined
  return SYSTEM_BROWSERS.find((path) => existsSync(path))
}

/** The same still, silent browser for story tests and end-to-end tests: no request leaves the machine. */
export function launchOptions() {
  const executablePath = chromiumPath()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-domain-reliability',
      '--disable-sync',
      '--no-pings',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      '--disable-lcd-text',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE ::1',
    ],
  }
}
