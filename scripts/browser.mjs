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

/** Whether Playwright has installed the browser that it would take by itself. */
const hasPlaywrightBrowser = () => existsSync(chromium.executablePath())

/** Whether a browser with all its processes is here, as people use it. */
export const hasWholeBrowser = () => hasPlaywrightBrowser() || firstOf(WHOLE_BROWSERS) !== undefined

/** Path for `executablePath`, or undefined when Playwright's own browser is installed. */
export function chromiumPath({ isShell = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (hasPlaywrightBrowser()) return undefined
  return firstOf(isShell ? [...SHELLS, ...WHOLE_BROWSERS] : [...WHOLE_BROWSERS, ...SHELLS])
}

/** Whether any browser is here that a test can open. */
export const hasBrowser = () => hasPlaywrightBrowser() || chromiumPath() !== undefined

/**
 * The same still, silent browser for every test: no request leaves the machine. A shell has no windows
 * and menus of its own, and opens a page with three quarters of the work; it draws letters a little
 * otherwise, and keeps a frame in the process of its page. Where only one of the two is, it is taken.
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
