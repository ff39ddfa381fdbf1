import { spawnSync } from 'node:child_process'

import { chromiumPath } from './browser.mjs'
import { run, say } from './prepare.mjs'

const answers = (path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
const asRoot = (args) => (process.getuid?.() === 0 ? args : ['sudo', '-n', ...args])

function aptInstall(...names) {
  const [update, ...updateArgs] = asRoot(['apt-get', 'update', '-qq'])
  const [add, ...addArgs] = asRoot([
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    ...names,
  ])
  return run(update, updateArgs, { quiet: true }) && run(add, addArgs, { quiet: true })
}

/** Finds a Chromium, or gets one from Debian's packages, or from Playwright. */
export function ensureBrowser() {
  const found = chromiumPath()
  if (found && answers(found)) return
  say('Getting a browser')
  if (aptInstall('chromium') && chromiumPath()) return
  if (run('npx', ['playwright', 'install', 'chromium'], { quiet: true })) return
  console.error('No Chromium: install it, or name one in CHROMIUM_PATH.')
  process.exit(1)
}

export { aptInstall }
