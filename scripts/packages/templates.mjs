import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { environment, nodePath, root } from '../prepare.mjs'
import { execute } from './pack.mjs'

/** What both templates of `@kathasagar/ui` have in common: a page of its pieces. */
export const SHARED = join(root, 'packages/ui/create/templates/both/src')

/** The templates, and the folder that each builds its pages into. */
export const TEMPLATES = { vite: 'dist', next: 'out' }

/** Lays a template as `npx` would, from the unpacked tarball; gives its folder. */
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
    // Vite has said `production` of this process, by which npm would leave a template's tools out.
    env: environment({ NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined }),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  // Whoever is killed, as where memory ran out, has said nothing of it.
  const end = error?.message ?? (signal ? `ended by ${signal}` : `ended with ${status}`)
  return { isGood: status === 0, words: `${stdout ?? ''}${stderr ?? ''}\n${args[0]} ${end}` }
}

/** Whether npm found that what we promise does not go together; all else that stops it is not ours to mend. */
const isOurFault = (words) => words.includes('ERESOLVE')

/**
 * Lays a template into an empty folder, installs the tarball and what it asks for from the registry,
 * and builds it by its own script: gives the folder of its pages, or what went wrong; `missing` where
 * the registry did not give what was asked.
 */
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
