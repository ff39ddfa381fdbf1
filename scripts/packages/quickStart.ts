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

/** Of a package.json, what is looked at here. */
interface Manifest {
  exports?: Record<string, string | Record<string, string>>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** The apps that the package's own page gives, as they stand there. */
export const readmeApps = () => blocksOf(textOf('packages/ui/README.md'))

/** What whoever installs the package has beside it: its dependencies and the peers that it must have. */
function installedBeside({
  dependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: Manifest): string[] {
  const isAsked = (name: string) => !peerDependenciesMeta[name]?.optional
  return [...Object.keys(dependencies), ...Object.keys(peerDependencies).filter(isAsked)]
}

/** An empty folder outside the repository, so that nothing is found but what is installed in it. */
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

/** Builds what stands in a folder as a new Vite would; gives what it says where it can't. */
async function faultOf(place: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text)
  try {
    await build({ root: place, configFile: false, logLevel: 'silent' })
    return null
  } catch (error) {
    return String(error)
  }
}

/** Entry points of code that promise to build without an optional peer: all but the one for authoring. */
const isHeld = ([entry, target]: [string, string | Record<string, string>]) =>
  typeof target !== 'string' && target['import'] !== undefined && entry !== './authoring'

/**
 * Builds each app of the page, and each entry point alone, on the unpacked tarball with no optional
 * peer; gives the faults found, and the folder that the first app was built into.
 */
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
