import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { lockFile } from './lockFile.mjs'
import { print, step } from './steps.mjs'

/** Runs on the machine's own Node, before anything is installed: node built-ins only. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Text of a file, by its path from the root. */
export const textOf = (...path) => readFileSync(join(root, ...path), 'utf8')

export const say = (text) => print(`· ${text}\n`)

/** A person watches, who is to see what goes on and not what tools remark. */
const isWatched = process.stdout.isTTY && process.env.LOG_FORMAT !== 'json'

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

/** Runs a command beside others to its end, with what it has printed. */
export function runAside(command, args, env = {}) {
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

/** The same as a step; what it prints is shown where it fails or nobody watches. */
async function runStep(what, ...command) {
  const { isGood, output } = await step(what, () => runAside(...command))
  if (!isGood || !isWatched) print(output)
  return isGood
}

const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

/** A package of the tools for developers alone: what starts the product does not install it. */
const TOOL = 'node_modules/vitest'

/** npm writes its own list of what it installed as the last thing it does. */
const isInstalled = ({ withTools }) =>
  changedAt(join(root, 'node_modules/.package-lock.json')) >=
    changedAt(join(root, 'package-lock.json')) &&
  (!withTools || existsSync(join(root, TOOL)))

/** Whether the registry can be spoken to; one that knows no ping has been spoken to. */
function hasRegistry() {
  const { stderr } = spawnSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=8000'], {
    cwd: root,
    encoding: 'utf8',
  })
  return !/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH/.test(stderr ?? '')
}

/**
 * What the packages ask for, and not what the whole repository is checked with. The one script among
 * them that is needed fetches Node, where the machine's own is too old.
 */
const WITHOUT_TOOLS = ['--workspaces', '--ignore-scripts']

/** One command installs at a time. npm empties `node_modules` first, so the lock is beside it. */
const LOCK = join(root, '.installing')

/**
 * Installs what the lock file names, once for each state of it; without the tools of developers what
 * starts the product alone, and no Node (see `installNode`).
 */
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
  // Where they are here already, they stay.
  const withTools = isAsked || existsSync(join(root, TOOL))
  const about = withTools ? 'a minute' : 'twenty seconds'
  return await step(`Installing packages (once, about ${about})`, () => installed(withTools))
}

async function installed(withTools) {
  const ci = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  if (!withTools) ci.push(...WITHOUT_TOOLS)
  // All of them may be in npm's cache, and asking the registry for each is what takes longest then;
  // where one is not, this ends at once.
  const offline = await runAside('npm', [...ci, '--offline'])
  if (offline.isGood) return true
  const online = hasRegistry() && (await runAside('npm', ci))
  if (online && online.isGood) return true
  const fault = online
    ? 'npm ci failed; see above.'
    : 'The packages are not installed and the npm registry cannot be reached: connect this machine, or name a registry in npm_config_registry.'
  console.error(`${(online || offline).output}\n${fault}`)
  return false
}

/** The first Node that runs TypeScript as it stands and has what the server asks of it (ADR 4). */
const FITTING_NODE = 24
const pinnedNode = join(root, 'node_modules', '.bin', 'node')
const isFitting = () => Number.parseInt(process.versions.node, 10) >= FITTING_NODE

/** The pinned Node, or the machine's own where only that is here; scripts that read TypeScript need it. */
export const nodePath = () => (existsSync(pinnedNode) ? pinnedNode : process.execPath)

/** Gets the pinned Node where the machine's own is too old; ends when it is there. */
export function installNode() {
  if (isFitting() || existsSync(pinnedNode)) return Promise.resolve(true)
  return runStep('Getting Node', 'npm', ['rebuild', 'node', '--loglevel=error'])
}

/** What a server's process goes by besides its settings; what the environment says goes before. */
export const serverEnv = {
  /** Node keeps here what it has compiled: a later start reads no TypeScript that has not changed. */
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
  /**
   * glibc keeps freed memory for each thread apart, and the more of it the larger its pieces were:
   * what the threads of the first start took goes back to the system by these two.
   */
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
  /** What is new in the heap takes 128 MB under load otherwise, and nearly all of it is garbage. */
  NODE_OPTIONS: process.env.NODE_OPTIONS ?? '--max-semi-space-size=16',
}

/** When something in a folder was changed last, but for what `leftOut` names. */
export function newestChange(path) {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))))
}

const appSources = [
  'packages/app/src',
  'packages/app/index.html',
  'packages/app/public',
  'packages/app/build',
  'packages/app/vite.config.ts',
  'packages/app/vite.ssr.config.ts',
  'packages/app/vite.embed.config.ts',
  'packages/app/vite.takeAway.config.ts',
  'packages/ui/src',
  'packages/api/src',
  'packages/interchange/src',
  'packages/engine/src',
  'packages/story/src',
  'package-lock.json',
]

function isBuilt() {
  const built = [
    'packages/app/dist/index.html',
    'packages/app/dist-ssr/entry-server.js',
    'packages/app/dist-embed/embed.js',
    'packages/app/dist-embed/take-away.js',
  ]
  const since = Math.min(...built.map((file) => changedAt(join(root, file))))
  return appSources.every((source) => newestChange(join(root, source)) <= since)
}

/** Builds the pages, unless nothing has changed since they were built; false when that fails. */
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
 * Starts a long-running program that we can send messages to, and ends with it, with what it ends with
 * unless `process.exitCode` says otherwise. What it says in a
 * terminal passes through us, so that it stands above what else goes on.
 */
export function runUntilEnd(args, env = {}) {
  const isTerminal = process.stdout.isTTY === true
  const child = spawn(nodePath(), args, {
    cwd: root,
    env: environment({ ...env, ...(isWatched && { LOG_FORMAT: 'pretty' }) }),
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
