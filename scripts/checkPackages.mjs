import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

import { execute, pack, PUBLIC } from './packages/pack.mjs'
import { tarballFaults } from './packages/tarballFaults.ts'
import { root, run, say } from './prepare.mjs'

/**
 * Packs both packages from what is checked out, and holds each tarball against what it promises:
 * `npm run check:packages`.
 */
const folder = mkdtempSync(join(tmpdir(), 'kathasagar-packages-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Doors that hold no code. */
const WITHOUT_TYPES = { api: [], ui: ['--exclude-entrypoints', 'fonts.css'] }

function unpack(tarball) {
  execute('tar', ['-xzf', tarball, '-C', dirname(tarball)])
  const place = join(dirname(tarball), 'package')
  const paths = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [relative(place, path), readFileSync(path, 'utf8')]))
}

const peersOf = (name) => {
  const manifest = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  )
  return Object.keys(manifest.peerDependencies ?? {})
}

function check(name) {
  say(`@kathasagar/${name}`)
  const tarball = pack(name, folder)
  const files = unpack(tarball)
  const faults = tarballFaults({ manifest: JSON.parse(files.get('package.json')), files, peersOf })
  if (files.get('LICENSE') !== readFileSync(join(root, 'LICENSE'), 'utf8')) {
    faults.push('LICENSE is not that of the repository')
  }
  for (const fault of faults) console.error(`  ${fault}`)
  const isSound = run('publint', ['run', tarball, '--strict'])
  const isTyped = run('attw', [tarball, '--profile', 'esm-only', ...WITHOUT_TYPES[name]])
  return faults.length === 0 && isSound && isTyped
}

process.exit(PUBLIC.map(check).every(Boolean) ? 0 : 1)
