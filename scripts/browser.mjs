import { existsSync } from 'node:fs'

import { chromium } from 'playwright'

const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]
const SHELLS = ['/usr/bin/chromium-headless-shell']
const firstOf = (paths) => paths.find((path) => existsSync(path))

const hasPlaywrightBrowser = () => existsSync(chromium.executablePath())

/** Returns true if a full browser is installed. */
export const hasWholeBrowser = () => hasPlaywrightBrowser() || firstOf(WHOLE_BROWSERS) !== undefined

/** Returns the browser's path, or undefined for Playwright's browser. */
export function chromiumPath({ isShell = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (hasPlaywrightBrowser()) return undefined
  return firstOf(isShell ? [...SHELLS, ...WHOLE_BROWSERS] : [...WHOLE_BROWSERS, ...SHELLS])
}

export const hasBrowser = () => hasPlaywrightBrowser() || chromiumPath() !== undefined

/**
 * Options for a deterministic, offline browser. The headless shell is faster, but renders text
 * differently and does not isolate frames in processes. If only the other kind is installed, uses
 * that one.
 */
export function launchOptions({ isShell = false } = {}) {
  const executablePath = chromiumPath({ isShell })
  return {
    ...(executablePath ? { executablePath } : isShell ? {} : { channel: 'chromium' }),
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
