import { spawnSync } from 'node:child_process'

import { chromiumPath, hasWholeBrowser } from './browser.mjs'
import { run, say } from './prepare.mjs'

const answers = (path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
const isRoot = () => process.getuid?.() === 0
const asRoot = (args) => (isRoot() ? args : ['sudo', '-n', ...args])
const mayInstall = () => isRoot() || spawnSync('sudo', ['-n', 'true']).status === 0

/** Without a network these would try for minutes. */
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']

/** Installs Debian's packages of these names; false where that is not to be done. */
export function aptInstall(...names) {
  if (!mayInstall()) return false
  const apt = (...args) => {
    const [command, ...rest] = asRoot(['apt-get', ...IMPATIENT, '-qq', ...args])
    return run(command, rest, { quiet: true })
  }
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names)
}

/**
 * Finds a Chromium, or gets one from Debian's packages, or from Playwright; false without any. Where a
 * shell of it will do, whatever is here does, and the shell is what is got.
 */
export function ensureBrowser({ isShell = false } = {}) {
  const named = process.env.CHROMIUM_PATH
  // Whoever names a browser wants that one and no other.
  if (named) return answers(named) || `CHROMIUM_PATH names ${named}, and no browser runs there.`
  const isHere = () => hasWholeBrowser() || (isShell && chromiumPath({ isShell }) !== undefined)
  if (isHere()) return true
  say('Getting a browser')
  if (aptInstall(isShell ? 'chromium-headless-shell' : 'chromium') && isHere()) return true
  return run('npx', ['playwright', 'install', 'chromium'], { quiet: true })
}
