import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serverEnv } from '../scripts/prepare.mjs'

export const root = join(import.meta.dirname, '..')

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export async function untilReady(address: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${address}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export interface Product {
  address: string
  stop: () => Promise<void>
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))

/** Starts the real server on a data directory of its own. */
export async function startProduct(folder?: string): Promise<Product> {
  const home = folder ?? mkdtempSync(join(tmpdir(), 'kathasagar-bench-'))
  const port = await freePort()
  const child = spawn('node', ['--conditions=@kathasagar/source', 'packages/server/src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...serverEnv,
      PORT: String(port),
      DATA_DIR: home,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'fatal',
    },
  })
  const address = `http://127.0.0.1:${port}`
  await untilReady(address)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended(child)
    if (!folder) rmSync(home, { recursive: true, force: true })
  }
  return { address, stop }
}
