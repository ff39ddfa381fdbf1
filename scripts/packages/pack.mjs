import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { environment, root } from '../prepare.mjs'

export const PUBLIC = ['story', 'engine', 'painter', 'interchange', 'api', 'ui']

export const TOGETHER = ['story', 'api', 'ui']

export function execute(command, args, cwd = root) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: environment(),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`)
  return stdout
}

/** Packs a package as `npm publish` would. Returns the path of the tarball. */
export function pack(name, folder) {
  const place = join(folder, name)
  mkdirSync(place)
  execute('npm', [
    'pack',
    '--loglevel=error',
    '-w',
    `@kathasagar/${name}`,
    '--pack-destination',
    place,
  ])
  return join(place, readdirSync(place)[0])
}
