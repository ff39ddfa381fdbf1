import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { environment, root } from '../prepare.mjs'

/** The packages that others may install. */
export const PUBLIC = ['story', 'engine', 'painter', 'interchange', 'api', 'ui']

/** Those that `npm run pack` packs: a component library with a client, and what both ask for. */
export const TOGETHER = ['story', 'api', 'ui']

/** Runs a command and gives what it printed; what it says when it fails is the error. */
export function execute(command, args, cwd = root) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: environment(),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`)
  return stdout
}

/** Packs a package as `npm publish` would, built by its own `prepack`; gives the tarball's path. */
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
