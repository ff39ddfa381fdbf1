import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { build, createBuilder, defaultClientConditions, type Manifest } from 'vite'

import { entryPageAt } from '@kathasagar/api/contract'
import { root } from './product.ts'
import { print } from './table.ts'

const KIB = 1024
/** Maximum JavaScript per page before idle or interaction, in KiB. */
const PAGES = {
  '/': { route: 'site/LandingRoute', goal: 170 },
  '/home': { route: 'story/HomeRoute', goal: 200 },
  '/p': { route: 'play/ReplayRoute', goal: 200 },
  '/play': { route: 'play/PlayRoute', goal: 230 },
}

/** Limit of the engine with one language, in KiB. */
const ENGINE = 60
/** Limit of the standalone page's script, in KiB (docs/adr/0073). */
const TAKEN_AWAY = 92

const MANDATED = `
import * as a from 'react'
import * as b from 'react-dom/client'
import * as c from 'react-router-dom'
import * as d from '@reduxjs/toolkit'
import * as e from '@reduxjs/toolkit/query/react'
import * as f from 'react-redux'
import * as g from '@emotion/react'
import styled from '@emotion/styled'
const store = d.configureStore({ reducer: {} })
const api = e.createApi({ baseQuery: e.fetchBaseQuery(), endpoints: () => ({}) })
const Box = styled('div')({ color: 'red' })
const router = c.createBrowserRouter([{ path: '/', Component: Box }])
b.createRoot(document.body).render(a.createElement(f.Provider, { store },
  a.createElement(g.Global, { styles: {} }), a.createElement(c.RouterProvider, { router }), String(api)))
`

const sizeOf = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length / KIB

/** Returns the gzip size of a module with its imports. */
async function weightOf(code: string): Promise<number> {
  mkdirSync(join(root, 'node_modules/.tmp'), { recursive: true })
  const folder = mkdtempSync(join(root, 'node_modules/.tmp/bench-'))
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, code)
  await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    resolve: { conditions: ['@kathasagar/source', ...defaultClientConditions] },
    build: { outDir: 'out', lib: { entry, formats: ['es'], fileName: 'out' } },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const size = sizeOf(join(folder, 'out/out.js'))
  rmSync(folder, { recursive: true })
  return size
}

/** Returns the entry, the route and all files that they import. */
function filesOf(manifest: Manifest, names: string[]): Set<string> {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  names.forEach(add)
  return files
}

async function takenAway(): Promise<number[]> {
  const app = join(root, 'packages/app')
  const configFile = join(app, 'vite.standalone.config.ts')
  const builder = await createBuilder({
    root: app,
    configFile,
    configLoader: 'native',
    logLevel: 'silent',
  })
  await builder.buildApp()
  const built = join(app, 'dist-embed')
  const scripts = readdirSync(built).filter((name) => name.startsWith('standalone.'))
  if (scripts.length === 0) throw new Error('No script of a page to take away was built.')
  return scripts.map((name) => sizeOf(join(built, name)))
}

export async function benchBundle() {
  const out = join(root, 'node_modules/.tmp/bench-app')
  await build({
    root: join(root, 'packages/app'),
    configFile: join(root, 'packages/app/vite.config.ts'),
    configLoader: 'native',
    logLevel: 'silent',
    build: { outDir: out, emptyOutDir: true, manifest: true },
  })
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
  const limit = await weightOf(MANDATED)
  for (const [page, { route, goal }] of Object.entries(PAGES)) {
    const files = filesOf(manifest, ['index.html', `src/features/${route}.tsx`])
    const ours = [...files].reduce((sum, file) => sum + sizeOf(join(out, file)), 0)
    const all = { what: `Scripts until ${page} responds`, ours, unit: 'KiB' }
    print({ ...all, limit, against: 'the required libraries' })
    // If a page loads its code when idle, it has no initial script (`contract/ssr.ts`).
    const isLater = entryPageAt(page)?.ssr?.codeComes === 'at rest'
    const first = { what: `Scripts before the first input on ${page}`, ours: isLater ? 0 : ours }
    print({ ...first, limit: goal, unit: 'KiB' })
  }
  print({
    what: 'Engine with one language',
    ours: await weightOf(`export * from '${join(root, 'packages/engine/examples/play.ts')}'`),
    unit: 'KiB',
    limit: ENGINE,
  })
  print({
    what: 'Script of a standalone page',
    ours: Math.max(...(await takenAway())),
    unit: 'KiB',
    limit: TAKEN_AWAY,
  })
}
