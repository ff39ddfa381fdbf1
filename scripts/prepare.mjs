import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { lockFile } from './lockFile.mjs'
import { print, step } from './steps.mjs'

/** Runs on the system's Node before installation, so it uses only built-in modules. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

export const textOf = (...path) => readFileSync(join(root, ...path), 'utf8')

export const say = (text) => print(`· ${text}\n`)

export const environment = (extra = {}) => ({
  ...process.env,
  ...extra,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
})

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

export function runInBackground(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  }
  return new Promise((resolve) => {
    child.once('error', ({ message }) =>
      resolve({ isGood: false, output: `${output}${message}\n` }),
    )
    child.once('close', (code) => resolve({ isGood: code === 0, output }))
  })
}

/** Runs a step. Prints its output on failure. */
async function runStep(what, ...command) {
  const { isGood, output } = await step(what, () => runInBackground(...command))
  if (!isGood) print(output)
  return isGood
}

const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

/** A developer tool that `npm start` does not install. */
const TOOL = 'node_modules/vitest'

/** Compares the lock files. npm writes its own at the end of an installation. */
const isInstalled = ({ withTools }) =>
  changedAt(join(root, 'node_modules/.package-lock.json')) >=
    changedAt(join(root, 'package-lock.json')) &&
  (!withTools || existsSync(join(root, TOOL)))

/** Returns true if the registry responds, even without support for ping. */
function hasRegistry() {
  const { stderr } = spawnSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=8000'], {
    cwd: root,
    encoding: 'utf8',
  })
  return !/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH/.test(stderr ?? '')
}

/** npm options that skip developer tools and install scripts (see `installNode`). */
const WITHOUT_TOOLS = ['--workspaces', '--ignore-scripts']

/** Lock outside of `node_modules`, which npm empties. */
const LOCK = join(root, '.installing')

/** Installs packages if the lock file has changed. Without tools, only those of the product. */
export async function install({ withTools = true } = {}) {
  if (isInstalled({ withTools })) return
  const unlock = await lockFile(LOCK, {
    onWait: () => say('Waiting for another command that installs packages'),
  })
  const isDone = await installMissing(withTools).finally(unlock)
  if (!isDone) process.exit(1)
}

async function installMissing(isAsked) {
  if (isInstalled({ withTools: isAsked })) return true
  // Does not remove installed tools.
  const withTools = isAsked || existsSync(join(root, TOOL))
  const about = withTools ? 'a minute' : 'twenty seconds'
  return await step(`Installing packages (once, about ${about})`, () => installed(withTools))
}

async function installed(withTools) {
  // Without a registry, npm would retry each package for minutes.
  const isOnline = hasRegistry()
  const ci = ['ci', isOnline ? '--prefer-offline' : '--offline', '--loglevel=error']
  if (!withTools) ci.push(...WITHOUT_TOOLS)
  const { isGood, output } = await runInBackground('npm', ci)
  if (isGood) return true
  const fault = isOnline
    ? 'npm ci failed; see above.'
    : 'The packages are not installed and the npm registry cannot be reached: connect this machine, or name a registry in npm_config_registry.'
  console.error(`${output}\n${fault}`)
  return false
}

/** The first version that runs TypeScript and has the required APIs (ADR 4). */
const FITTING_NODE = 24
const pinnedNode = join(root, 'node_modules', '.bin', 'node')
const isFitting = () => Number.parseInt(process.versions.node, 10) >= FITTING_NODE

export const nodePath = () => (existsSync(pinnedNode) ? pinnedNode : process.execPath)

/** Installs the pinned Node if the system's is too old. */
export function installNode() {
  if (isFitting() || existsSync(pinnedNode)) return Promise.resolve(true)
  return runStep('Getting Node', 'npm', ['rebuild', 'node', '--loglevel=error'])
}

/** Environment of server processes. Existing variables have priority. */
export const serverEnv = {
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
  /** Makes glibc return freed memory of threads to the system. */
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
  /** The default young generation takes 128 MB under load, most of it garbage. */
  NODE_OPTIONS: process.env.NODE_OPTIONS ?? '--max-semi-space-size=16',
  LOG_FORMAT: process.env.LOG_FORMAT ?? 'pretty',
}

export function newestChange(path) {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))))
}

const appSources = [
  ...['app', 'ui', 'api', 'interchange', 'engine', 'story'].map((name) => `packages/${name}/src`),
  ...['index.html', 'public', 'build'].map((name) => `packages/app/${name}`),
  ...['', '.ssr', '.embed', '.standalone'].map((name) => `packages/app/vite${name}.config.ts`),
  'package-lock.json',
]

function isBuilt() {
  const built = [
    'packages/app/dist/index.html',
    'packages/app/dist-ssr/entry-server.js',
    'packages/app/dist-embed/embed.js',
    'packages/app/dist-embed/standalone.js',
  ]
  const since = Math.min(...built.map((file) => changedAt(join(root, file))))
  return appSources.every((source) => newestChange(join(root, source)) <= since)
}

/** Builds the pages if sources have changed. Returns false if that fails. */
export async function buildApp() {
  if (isBuilt()) return true
  const build = ['run', 'build', '--workspace', '@kathasagar/app', '--silent']
  if (!(await runStep('Building the pages', 'npm', build))) {
    print('The pages could not be built; see above.\n')
    return false
  }
  return true
}

/**
 * Runs a program with an IPC channel and exits with its code, unless `process.exitCode` is set. In
 * a terminal, pipes its output above the progress line.
 */
export function runUntilEnd(args, env = {}) {
  const isTerminal = process.stdout.isTTY === true
  const child = spawn(nodePath(), args, {
    cwd: root,
    env: environment(env),
    stdio: ['inherit', isTerminal ? 'pipe' : 'inherit', isTerminal ? 'pipe' : 'inherit', 'ipc'],
  })
  if (isTerminal) {
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) =>
    process.exit(process.exitCode ?? code ?? (signal === 'SIGTERM' ? 0 : 1)),
  )
  return child
}
