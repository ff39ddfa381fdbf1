import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { environment, nodePath, root } from '../prepare.mjs'
import { execute } from './pack.mjs'

export const SHARED = join(root, 'packages/ui/create/templates/both/src')

export const TEMPLATES = { vite: 'dist', next: 'out' }

export function layTemplate(name, unpacked) {
  const place = mkdtempSync(join(tmpdir(), `kathasagar-${name}-`))
  process.on('exit', () => rmSync(place, { recursive: true, force: true }))
  const { bin } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'))
  const command = join(unpacked, bin['create-kathasagar'])
  execute(nodePath(), [command, '.', `--template=${name}`], place)
  return place
}

const inside = (place) => (command, args) => {
  const { status, signal, error, stdout, stderr } = spawnSync(command, args, {
    cwd: place,
    // Vite sets NODE_ENV to `production`, and npm would skip development dependencies.
    env: environment({ NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined }),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  // A killed process has no output.
  const end = error?.message ?? (signal ? `ended by ${signal}` : `ended with ${status}`)
  return { isGood: status === 0, words: `${stdout ?? ''}${stderr ?? ''}\n${args[0]} ${end}` }
}

/** True if peer dependencies conflict, which is our error. Other failures have external causes. */
const isOurFault = (words) => words.includes('ERESOLVE')

/** Creates and builds a template. `missing` if the registry was unavailable. */
export function buildTemplate(name, { unpacked, tarball }) {
  const place = layTemplate(name, unpacked)
  const act = inside(place)

  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1']
  const installed = act('npm', ['install', tarball, ...quiet])
  if (!installed.isGood) {
    return isOurFault(installed.words) ? { fault: installed.words } : { missing: installed.words }
  }
  const built = act('npm', ['run', 'build'])
  return built.isGood ? { folder: join(place, TEMPLATES[name]) } : { fault: built.words }
}
