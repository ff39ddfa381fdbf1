import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { ModelFileError } from './takeModelFile.ts'

const VERSION = '3.22.1'

/** Packages by operating system. If the file of a graphics driver exists, its packages are added. */
const PREBUILT: Readonly<Record<string, { own: string; drivers?: Record<string, string[]> }>> = {
  'linux-x64': {
    own: 'linux-x64',
    drivers: {
      '/proc/driver/nvidia': ['linux-x64-cuda', 'linux-x64-cuda-ext'],
      '/dev/dri': ['linux-x64-vulkan'],
    },
  },
  'linux-arm64': { own: 'linux-arm64' },
  'darwin-arm64': { own: 'mac-arm64-metal' },
  'darwin-x64': { own: 'mac-x64' },
  'win32-x64': {
    own: 'win-x64',
    drivers: { 'C:/Windows/System32/vulkan-1.dll': ['win-x64-vulkan'] },
  },
  'win32-arm64': { own: 'win-arm64' },
}

function packages(): string[] {
  const system = `${process.platform}-${process.arch}`
  const { own, drivers = {} } = PREBUILT[system] ?? {}
  if (own === undefined) throw new ModelFileError(`node-llama-cpp has no package for ${system}.`)
  const [, more = []] = Object.entries(drivers).find(([file]) => existsSync(file)) ?? []
  return ['node-llama-cpp', ...[own, ...more].map((name) => `@node-llama-cpp/${name}`)]
}

function isInstalled(folder: string): boolean {
  const file = join(folder, 'node_modules/node-llama-cpp/package.json')
  const found = existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { version: string })
  return found && found.version === VERSION
}

/** Runs npm. If npm has started this process, uses the same npm. */
async function runNpm(args: readonly string[], cwd: string): Promise<void> {
  const file = process.env['npm_execpath'] ?? ''
  const isOwn = file.endsWith('npm-cli.js')
  const options = { cwd, shell: !isOwn && process.platform === 'win32' }
  const child = isOwn
    ? spawn(process.execPath, [file, ...args], options)
    : spawn('npm', args, options)
  child.stdout.resume()
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  const [words, code] = await Promise.all([text(child.stderr), ended])
  if (code !== 0) throw new ModelFileError(`npm ended with ${code}:\n${words.slice(-2000)}`)
}

/** Installs the library with npm, which verifies checksums. Runs no scripts of packages. */
export async function installLibrary(folder: string, say: (line: string) => void): Promise<void> {
  if (isInstalled(folder)) return
  say(`Installing node-llama-cpp ${VERSION} in ${folder} (once)`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const how = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const wanted = packages().map((name) => `${name}@${VERSION}`)
  // The home directory may be read-only.
  const cache = join(folder, 'cache')
  const where = ['--prefix', folder, '--cache', cache]
  await runNpm(['install', '--save-exact', ...where, ...how, ...wanted], folder)
  await rm(cache, { recursive: true, force: true })
}
