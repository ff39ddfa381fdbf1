import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { consume, openQuickStart, openTemplate } from './packages/consume.mjs'
import { execute, pack, PUBLIC } from './packages/pack.mjs'
import { quickStart } from './packages/quickStart.ts'
import { buildTemplate, TEMPLATES } from './packages/templates.mjs'
import { BUDGET, weighAll } from './packages/weigh.ts'
import { root, run, say } from './prepare.mjs'

/** Packs the packages, checks the tarballs, measures imports, and builds five apps. */
commandLine({
  usage: `node scripts/checkPackages.mjs
Packs both packages, reads and weighs the tarballs, and opens apps that are built on them.`,
})
mkdirSync(join(root, 'node_modules/.tmp'), { recursive: true })
// Inside the repository, so that dependencies resolve without a registry.
const folder = mkdtempSync(join(root, 'node_modules/.tmp/packages-'))
const app = join(folder, 'app')
const tarballs = new Map()
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const isCode = (entry) => typeof entry === 'object' && 'types' in entry
const withoutTypes = ({ exports }) =>
  Object.keys(exports)
    .filter((entry) => !isCode(exports[entry]) && entry !== './package.json')
    .flatMap((entry) => ['--exclude-entrypoints', entry.replace('./', '')])

/** Files that publint does not check. */
const BESIDE = ['README.md', 'LICENSE']

function check(name) {
  say(`@kathasagar/${name}`)
  const tarball = pack(name, folder)
  tarballs.set(name, tarball)
  execute('tar', ['-xzf', tarball, '-C', dirname(tarball)])
  const place = join(dirname(tarball), 'package')
  const missing = BESIDE.filter((file) => !existsSync(join(place, file)))
  for (const file of missing) console.error(`  ${file} is not in the tarball`)
  const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  const isSound = run('publint', ['run', tarball, '--strict'])
  const isTyped = run('attw', [tarball, '--profile', 'esm-only', ...withoutTypes(manifest)])
  const home = join(app, 'node_modules/@kathasagar')
  mkdirSync(home, { recursive: true })
  renameSync(place, join(home, name))
  return missing.length === 0 && isSound && isTyped
}

async function weigh() {
  say('kB that an app fetches for an import, over React and Emotion')
  const weights = await weighAll(BUDGET, { root: app })
  const isLight = ({ name, most }) => weights.get(name) <= most
  for (const one of BUDGET) {
    const verdict = isLight(one) ? '' : ': too much'
    console.log(`  ${one.name}: ${weights.get(one.name).toFixed(1)} of ${one.most}${verdict}`)
  }
  return BUDGET.every(isLight)
}

async function open() {
  say('apps on Vite, and drawn by a server')
  const faults = await consume(app)
  for (const fault of faults) console.error(`  ${fault}`)
  return faults.length === 0
}

async function start() {
  say('the quick start of the page, without optional peers')
  const { faults, folder: pages } = await quickStart(join(app, 'node_modules/@kathasagar/ui'))
  if (faults.length === 0) faults.push(...(await openQuickStart(pages)))
  for (const fault of faults) console.error(`  ${fault}`)
  return faults.length === 0
}

/** Builds a template in an empty folder. Without a registry, only prints a message. */
async function openLaid(name) {
  say(`the template for ${name}, in an empty folder`)
  const begun = Date.now()
  const {
    folder: pages,
    missing,
    fault,
  } = buildTemplate(name, {
    unpacked: join(app, 'node_modules/@kathasagar/ui'),
    tarball: tarballs.get('ui'),
  })
  if (missing !== undefined) {
    say(`It was left out, since it could not be installed: ${missing.trim().split('\n')[0]}`)
    return true
  }
  const faults = pages ? await openTemplate(pages) : [fault]
  for (const one of faults) console.error(`  ${name}: ${one}`)
  say(`${Math.round((Date.now() - begun) / 1000)} s`)
  return faults.length === 0
}

const held = [PUBLIC.map(check).every(Boolean), await weigh(), await open(), await start()]
for (const name of Object.keys(TEMPLATES)) held.push(await openLaid(name))
process.exit(held.every(Boolean) ? 0 : 1)
