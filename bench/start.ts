import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort, root, startProduct, untilReady } from './product.ts'
import { print } from './table.ts'

const secondsOf = async (task: () => Promise<void>): Promise<number> => {
  const started = performance.now()
  await task()
  return (performance.now() - started) / 1000
}

/** From a clean clone with `npm start` to the first answer: installing, building, seeding included. */
async function cleanStart(): Promise<number> {
  const clone = mkdtempSync(join(tmpdir(), 'kathasagar-clone-'))
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, clone])
  const port = await freePort()
  const seconds = await secondsOf(async () => {
    const child = spawn('npm', ['start'], {
      cwd: clone,
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, PORT: String(port), DATA_DIR: join(clone, 'data') },
    })
    await untilReady(`http://127.0.0.1:${port}`)
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
    await new Promise((resolve) => child.once('exit', resolve))
  })
  rmSync(clone, { recursive: true, force: true })
  return seconds
}

/** A start on an existing data directory, and a start from nothing at all. */
export async function benchStart() {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-bench-'))
  await (await startProduct(folder)).stop()
  let stop = async () => {}
  const second = await secondsOf(async () => {
    stop = (await startProduct(folder)).stop
  })
  await stop()
  rmSync(folder, { recursive: true, force: true })

  print({
    what: 'second start to first answer',
    ours: second,
    limit: 5,
    unit: 's',
    against: 'promised',
  })
  const clean = await cleanStart()
  print({
    what: 'clean clone to first answer',
    ours: clean,
    limit: 180,
    unit: 's',
    against: 'patience',
  })
}
