import { spawn } from 'node:child_process'

import { commandLine } from './commandLine.mjs'
import { environment, install, nodePath, root } from './prepare.mjs'

commandLine({
  usage: `npm run dev
Server and pages side by side, both restarting on a change.`,
})
await install()

/** Server and pages side by side, both restarting on a change; the pages ask the server through a proxy. */
const server = ['--watch', '--conditions=@kathasagar/source', 'packages/server/src/main.ts']
// Not through npm, which leaves its child behind when it is told to end.
const pages = [
  '--conditions=@kathasagar/source',
  'node_modules/vite/bin/vite.js',
  'packages/app',
  '--config',
  'packages/app/vite.config.ts',
  '--configLoader',
  'native',
]

// Nobody else uses what runs here, so the links of mails may be printed.
const env = environment({
  NODE_ENV: 'development',
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  LOG_FORMAT: process.env.LOG_FORMAT ?? (process.stdout.isTTY ? 'pretty' : 'json'),
})
/** Each leads a group of its own: whoever ends it ends what it has started too. */
const children = [server, pages].map((args) =>
  spawn(nodePath(), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true }),
)

/** Where each says that it is open; known once both have said so. */
const OPEN = [/Kathasagar is open at (\S+)/u, /Local:\D*?(http:\S+)/u]
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'gu')
const addresses = []
let isSaid = false

/** The address to go to stands last, wherever the other one was said. */
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

/** Longer than a server needs that tells nothing. */
const PATIENCE_MS = 10_000
const end = (signal) =>
  children.forEach(({ pid }) => {
    if (pid === undefined) return
    try {
      process.kill(-pid, signal)
    } catch {
      // Its whole group is gone.
    }
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
