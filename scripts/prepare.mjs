import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Runs on the machine's own Node, before anything is installed: node built-ins only. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.kathasagar-installed')

export const say = (text) => console.log(`· ${text}`)

/** Environment of child processes: the pinned Node first on the path. */
export const environment = (extra = {}) => ({
  ...process.env,
  ...extra,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
})

/** Runs a command to its end and shows what it prints; false when it fails. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: environment(env),
    stdio: quiet ? 'pipe' : ['ignore', 'inherit', 'inherit'],
    encoding: 'utf8',
  })
  if (quiet && status !== 0) console.error(`${stdout ?? ''}${stderr ?? ''}`)
  return status === 0
}

const lockText = () => readFileSync(join(root, 'package-lock.json'), 'utf8')
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockText()

/** Installs what the lock file names, once for each state of it. */
export function install() {
  if (isInstalled()) return
  say('Installing packages (once, about a minute)')
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    console.error('npm ci failed; see above. Is the npm registry in reach?')
    process.exit(1)
  }
  writeFileSync(stamp, lockText())
}

/** The pinned Node; scripts that read TypeScript need it, whatever the machine has. */
export const nodePath = () => join(root, 'node_modules', '.bin', 'node')

function newestChange(path) {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))))
}

const appSources = [
  'packages/app/src',
  'packages/app/index.html',
  'packages/app/vite.config.ts',
  'packages/ui/src',
  'packages/api/src',
  'package-lock.json',
]

function isBuilt() {
  const built = join(root, 'packages/app/dist/index.html')
  if (!existsSync(built)) return false
  const since = statSync(built).mtimeMs
  return appSources.every((source) => newestChange(join(root, source)) <= since)
}

/** Builds the pages, unless nothing has changed since they were built. */
export function buildApp() {
  if (isBuilt()) return
  say('Building the pages')
  if (!run('npm', ['run', 'build', '--workspace', '@kathasagar/app', '--loglevel=error'])) {
    console.error('The pages could not be built; see above.')
    process.exit(1)
  }
}

/** Starts a long-running program under the pinned Node and ends with it. */
export function runUntilEnd(args, env = {}) {
  const child = spawn(nodePath(), args, { cwd: root, env: environment(env), stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)))
}
