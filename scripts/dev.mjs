import { spawn } from 'node:child_process'

import { commandLine } from './commandLine.mjs'
import { environment, install, nodePath, root } from './prepare.mjs'

commandLine({
  usage: `npm run dev
Server and pages side by side, both restarting on a change.`,
})
await install()

/** Arguments of the server. Server and pages restart on changes. The pages proxy calls to the server. */
const server = ['--watch', '--conditions=@kathasagar/source', 'packages/server/src/main.ts']
// npm is not used, because it does not forward signals.
const pages = [
  '--conditions=@kathasagar/source',
  'node_modules/vite/bin/vite.js',
  'packages/app',
  '--config',
  'packages/app/vite.config.ts',
  '--configLoader',
  'native',
]

// Prints links from mails, because only the developer uses this server.
const env = environment({
  NODE_ENV: 'development',
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  LOG_FORMAT: process.env.LOG_FORMAT ?? 'pretty',
})
/** Child processes. Each has its own process group, so that its own children end too. */
const children = [server, pages].map((args) =>
  spawn(nodePath(), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true }),
)

const OPEN = [/Kathasagar is open at (\S+)[^]*\nNext: /u, /Local:\D*?(http:\S+)/u]
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'gu')
const addresses = []
let isSaid = false

function sayWhere() {
  const [api, site] = addresses
  if (isSaid || !api || !site) return
  isSaid = true
  console.log(`· Open ${site} in a browser: pages change as you save. The API is at ${api}.`)
}
for (const [index, child] of children.entries()) {
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text)
    if (addresses[index]) return
    said += text
    addresses[index] = OPEN[index].exec(said.replaceAll(colours, ''))?.[1]
    sayWhere()
  })
}

const PATIENCE_MS = 10_000
const end = (signal) =>
  children.forEach(({ pid }) => {
    if (pid === undefined) return
    try {
      process.kill(-pid, signal)
    } catch {}
  })
let isStopping = false
function stop() {
  if (isStopping) return
  isStopping = true
  end('SIGTERM')
  setTimeout(() => end('SIGKILL'), PATIENCE_MS).unref()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
process.on('exit', () => end('SIGKILL'))
