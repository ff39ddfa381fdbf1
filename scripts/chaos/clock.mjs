import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { aptInstall } from '../ensureBrowser.mjs'
import { say } from '../prepare.mjs'

const LIBRARIES = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
)
const library = () => LIBRARIES.find((path) => existsSync(path))

/** Simulates a wall clock for child processes. It can be changed while they run. */
export function openClock(folder) {
  if (!library()) say('Getting libfaketime')
  if (!library() && aptInstall('faketime') !== true)
    throw new Error('There is no libfaketime: install faketime.')
  const file = join(folder, 'clock')
  const setWrongBy = (seconds) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  setWrongBy(0)
  const env = {
    LD_PRELOAD: library(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // Changes only the wall clock, not the monotonic clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { env, setWrongBy }
}
