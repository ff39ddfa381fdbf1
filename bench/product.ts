import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startServerProcess } from '../packages/server/src/test/serverProcess.ts'
import { serverEnv } from '../scripts/prepare.mjs'

export const root = join(import.meta.dirname, '..')

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

export async function startProduct(
  folder?: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ address: string; stop: () => Promise<void> }> {
  const home = folder ?? mkdtempSync(join(tmpdir(), 'kathasagar-bench-'))
  const server = await startServerProcess({
    ...process.env,
    ...serverEnv,
    PORT: '0',
    DATA_DIR: home,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'fatal',
    ...settings,
  })
  const { address } = server
  await untilReady(address)
  const stop = async () => {
    await server.stop()
    if (!folder) rmSync(home, { recursive: true, force: true })
  }
  return { address, stop }
}
