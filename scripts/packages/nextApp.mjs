import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import ts from 'typescript'

import { blocksOf } from '../storybook/codeBlocks.ts'
import { environment, nodePath, root } from '../prepare.mjs'

/** The App Router that the guide was tried with; the peers are those of the repository. */
const NEXT = '16.4.6'
const PEERS = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache']

const read = (...path) => readFileSync(join(root, ...path), 'utf8')
const versionOf = (name) => JSON.parse(read('node_modules', name, 'package.json')).version

/** Types are held where the code stands; here they would make Next ask for a compiler. */
const withoutTypes = (code) =>
  ts.transpileModule(code, {
    compilerOptions: {
      jsx: ts.JsxEmit.Preserve,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
    },
  }).outputText

/** The lines that the guide of the book gives to users of Next, as they stand there. */
export function guideLines() {
  const page = read('packages/ui/src/docs/ConsumerGuide.mdx')
  const lines = blocksOf(page).find((block) => block.includes('useServerInsertedHTML'))
  if (lines === undefined) throw new Error('The guide has no lines for Next.')
  return lines
}

function write(place, tarballs) {
  cpSync(join(root, 'scripts/packages/consumers/next'), place, { recursive: true })
  const page = read('scripts/packages/consumers/web/Page.tsx')
  writeFileSync(join(place, 'app/Page.jsx'), withoutTypes(page))
  writeFileSync(join(place, 'app/styles.jsx'), withoutTypes(guideLines()))
  const dependencies = {
    ...Object.fromEntries(tarballs.map(([name, file]) => [`@kathasagar/${name}`, `file:${file}`])),
    ...Object.fromEntries(PEERS.map((name) => [name, versionOf(name)])),
    next: NEXT,
  }
  const manifest = { private: true, type: 'module', dependencies }
  writeFileSync(join(place, 'package.json'), JSON.stringify(manifest))
}

const inside = (place) => (command, args) => {
  const { status, signal, error, stdout, stderr } = spawnSync(command, args, {
    cwd: place,
    env: environment({ NEXT_TELEMETRY_DISABLED: '1' }),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  // Whoever is killed, as where memory ran out, has said nothing of it.
  const end = error?.message ?? (signal ? `ended by ${signal}` : `ended with ${status}`)
  return { isGood: status === 0, words: `${stdout ?? ''}${stderr ?? ''}\n${args[0]} ${end}` }
}

/** Whether npm found that what we promise does not go together; all else that stops it is not ours to mend. */
export const isOurFault = (words) => words.includes('ERESOLVE')

/**
 * Installs both tarballs beside Next from the registry and builds an app on them: gives the folder
 * of its pages, or what went wrong; `missing` where the registry did not give what was asked.
 */
export function buildNext(tarballs) {
  const place = mkdtempSync(join(tmpdir(), 'kathasagar-next-'))
  process.on('exit', () => rmSync(place, { recursive: true, force: true }))
  write(place, tarballs)
  const act = inside(place)

  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1']
  const installed = act('npm', ['install', ...quiet])
  if (!installed.isGood) {
    return isOurFault(installed.words) ? { fault: installed.words } : { missing: installed.words }
  }
  const built = act(nodePath(), [join(place, 'node_modules/next/dist/bin/next'), 'build'])
  return built.isGood ? { folder: join(place, 'out') } : { fault: built.words }
}
