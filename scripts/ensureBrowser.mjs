import { spawnSync } from 'node:child_process'

import { chromiumPath, hasWholeBrowser } from './browser.mjs'
import { run, say } from './prepare.mjs'

const answers = (path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
const isRoot = () => process.getuid?.() === 0
const asRoot = (args) => (isRoot() ? args : ['sudo', '-n', ...args])
const mayInstall = () => isRoot() || spawnSync('sudo', ['-n', 'true']).status === 0

const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']

export function aptInstall(...names) {
  if (!mayInstall()) return false
  const apt = (...args) => {
    const [command, ...rest] = asRoot(['apt-get', ...IMPATIENT, '-qq', ...args])
    return run(command, rest, { quiet: true })
  }
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names)
}

/**
 * Finds or installs Chromium from Debian's packages or from Playwright. Returns false if that
 * fails. With `isShell`, accepts any browser and installs the headless shell.
 */
export function ensureBrowser({ isShell = false } = {}) {
  const named = process.env.CHROMIUM_PATH
  // A browser that the user specified is not replaced.
  if (named) return answers(named) || `CHROMIUM_PATH names ${named}, and no browser runs there.`
  const isHere = () => hasWholeBrowser() || (isShell && chromiumPath({ isShell }) !== undefined)
  if (isHere()) return true
  say('Getting a browser')
  if (aptInstall(isShell ? 'chromium-headless-shell' : 'chromium') && isHere()) return true
  return run('npx', ['playwright', 'install', 'chromium'], { quiet: true })
}
