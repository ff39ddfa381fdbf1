import { spawn } from 'node:child_process'

import { environment, install, nodePath, root } from './prepare.mjs'

install()

/** Server and pages side by side, both restarting on a change; the pages ask the server through a proxy. */
const server = [
  nodePath(),
  ['--watch', '--conditions=@kathasagar/source', 'packages/server/src/main.ts'],
]
const pages = ['npm', ['run', 'dev', '--workspace', '@kathasagar/app']]

const children = [server, pages].map(([command, args]) =>
  spawn(command, args, { cwd: root, env: environment(), stdio: 'inherit' }),
)
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
