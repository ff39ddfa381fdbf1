import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { build } from 'vite'

import { blocksOf } from '../storybook/codeBlocks.ts'
import { root, textOf } from '../prepare.mjs'

const UI = '@kathasagar/ui'

interface Manifest {
  exports?: Record<string, string | Record<string, string>>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export const readmeApps = () => blocksOf(textOf('packages/ui/README.md'))

function installedBeside({
  dependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: Manifest): string[] {
  const isAsked = (name: string) => !peerDependenciesMeta[name]?.optional
  return [...Object.keys(dependencies), ...Object.keys(peerDependencies).filter(isAsked)]
}

/** Installs outside the repository, so that no other package resolves. */
function install(unpacked: string) {
  const place = mkdtempSync(join(tmpdir(), 'kathasagar-quick-start-'))
  process.on('exit', () => rmSync(place, { recursive: true, force: true }))
  const home = join(place, 'node_modules')
  mkdirSync(join(home, UI), { recursive: true })
  cpSync(unpacked, join(home, UI), { recursive: true })
  const manifest: Manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'))
  for (const name of installedBeside(manifest)) {
    mkdirSync(dirname(join(home, name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(home, name))
  }
  writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  return { place, manifest }
}

const MAIN = `import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
createRoot(document.querySelector('#root')!).render(<App />)
`
const PAGE =
  '<!doctype html><html lang="de"><head><link rel="icon" href="data:,"></head><body>' +
  '<div id="root"></div><script type="module" src="/main.tsx"></script></body></html>'

async function faultOf(place: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text)
  try {
    await build({ root: place, configFile: false, logLevel: 'silent' })
    return null
  } catch (error) {
    return String(error)
  }
}

/** All entry points except screens must build without optional peers. */
const isHeld = ([entry, target]: [string, string | Record<string, string>]) =>
  typeof target !== 'string' && target['import'] !== undefined && entry !== './screens'

/** Builds each app and entry point without optional peers. Returns errors and a folder. */
export async function quickStart(unpacked: string) {
  const { place, manifest } = install(unpacked)
  const faults: string[] = []
  const attempt = async (what: string, files: Readonly<Record<string, string>>) => {
    const fault = await faultOf(place, { 'index.html': PAGE, 'main.tsx': MAIN, ...files })
    if (fault !== null) faults.push(`${what}: ${fault}`)
  }
  for (const [entry] of Object.entries(manifest.exports ?? {}).filter(isHeld)) {
    const name = entry.replace('.', UI)
    const all = `import * as all from '${name}'\nconsole.log(all)\n`
    await attempt(name, { 'main.tsx': all })
  }
  const [first = '', ...more] = readmeApps()
  for (const app of [...more, first]) await attempt('README', { 'App.tsx': app })
  return { faults, folder: join(place, 'dist') }
}
