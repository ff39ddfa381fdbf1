import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { defineConfig } from 'tsup'

import { entryPoints } from './build/entryPoints.ts'

/** Returns the source file of each entry point of a package. */
const sourcesOf = (name: string) => {
  const url = new URL(`../${name}/package.json`, import.meta.url)
  const { exports } = JSON.parse(readFileSync(url, 'utf8')) as {
    exports: Record<string, string | Record<string, string>>
  }
  return Object.entries(exports).flatMap(([entry, files]) => {
    const file = typeof files === 'string' ? undefined : files['@kathasagar/source']
    const path = file && fileURLToPath(new URL(file, url))
    return path ? [[`@kathasagar/${name}${entry.slice(1)}`, [path]] as const] : []
  })
}

/** Builds only the types. `vite build` builds the code. */
export default defineConfig({
  entry: entryPoints,
  format: ['esm'],
  outDir: 'dist',
  dts: {
    only: true,
    // Includes the types of the API contract, which would otherwise be `any`.
    compilerOptions: {
      paths: Object.fromEntries(['api', 'story', 'interchange'].flatMap(sourcesOf)),
    },
  },
  tsconfig: 'tsconfig.json',
})
