import { spawn } from 'node:child_process'

import { environment, install, nodePath, root } from './prepare.mjs'

install()

/** Server and pages side by side, both restarting on a change; the pages ask the server through a proxy. */
const server = ['--watch', '--conditions=@kathasagar/source', 'packages/server/src/main.ts']
// Not through npm, which leaves its child behind when it is told to end.
const pages = [
  'node_modules/vite/bin/vite.js',
  'packages/app',
  '--config',
  'packages/app/vite.config.ts',
]

// Nobody else uses what runs here, so the links of mails may be printed.
const env = environment({ NODE_ENV: 'development' })
const children = [server, pages].map((args) =>
  spawn(nodePath(), args, { cwd: root, env, stdio: 'inherit' }),
)
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
