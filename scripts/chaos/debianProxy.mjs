import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { aptInstall } from '../ensureBrowser.mjs'
import { freePort } from '../postgres.mjs'
import { say, textOf } from '../prepare.mjs'

const fileOf = (name) => textOf('deploy', name)

/** Wraps the site configuration from `deploy/` for an unprivileged user. */
const aroundSite = (site, folder) => `daemon off;
worker_processes 1;
error_log ${folder}/error.log;
pid ${folder}/pid;
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
${site}
}
`

const PROXIES = {
  nginx: {
    package: 'nginx-light',
    program: '/usr/sbin/nginx',
    configure: ({ folder, port, ports }) => {
      const servers = ports.map((it) => `server 127.0.0.1:${it} max_fails=1 fail_timeout=2s;`)
      const site = fileOf('nginx.conf')
        .replace(/server one:8080.*\n\s*server two:8080.*/, servers.join('\n'))
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
      return aroundSite(site, folder)
    },
    args: (file) => ['-c', file],
  },
  caddy: {
    package: 'caddy',
    program: '/usr/bin/caddy',
    configure: ({ port, ports }) => {
      const site = fileOf('Caddyfile')
        .replace('one:8080 two:8080', ports.map((it) => `127.0.0.1:${it}`).join(' '))
        .replace('{$SITE}', `http://127.0.0.1:${port}`)
      return `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`
    },
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
}

async function untilAnswering(address, child) {
  while (child.exitCode === null) {
    const isThere = await fetch(`${address}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The proxy ended with ${child.exitCode}.`)
}

/** Runs a reverse proxy from Debian's packages with its file from `deploy/`. */
export async function openDebianProxy(name, ports) {
  const { package: from, program, configure, args } = PROXIES[name]
  if (!existsSync(program)) say(`Getting ${from}`)
  if (!existsSync(program) && aptInstall(from) !== true)
    throw new Error(`There is no ${program}: install ${from}.`)
  const folder = mkdtempSync(join(tmpdir(), `kathasagar-${name}-`))
  const port = await freePort()
  const file = join(folder, 'config')
  writeFileSync(file, configure({ folder, port, ports }))
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder }
  const address = `http://127.0.0.1:${port}`
  let child
  const startAgain = () => {
    const stdio = ['ignore', 'ignore', 'inherit']
    child = spawn(program, args(file), { env, stdio, detached: true })
    return untilAnswering(address, child)
  }
  const end = async (signal) => {
    const ended = once(child, 'exit')
    // The process group includes workers, which would block the port.
    process.kill(-child.pid, signal)
    await ended
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null
  // Stops the proxy if the run is aborted.
  process.once('exit', () => isRunning() && process.kill(-child.pid, 'SIGKILL'))
  await startAgain()
  const close = async () => {
    await end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, end, startAgain, close }
}
