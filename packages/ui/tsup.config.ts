import { fileURLToPath } from 'node:url'

import { defineConfig } from 'tsup'

import { entryPoints } from './build/entryPoints.ts'

const source = (path: string) => [fileURLToPath(new URL(`../${path}.ts`, import.meta.url))]
const contract = (path: string) => source(`api/src/${path}`)

/** Types only, one file for each entry point; `vite build` writes the code. */
export default defineConfig({
  entry: entryPoints,
  format: ['esm'],
  outDir: 'dist',
  dts: {
    only: true,
    // The contract's types come along, so that none becomes `any` where its package is not installed.
    compilerOptions: {
      paths: {
        '@kathasagar/api/contract': contract('contract/index'),
        '@kathasagar/api/contract/vocabulary': contract('contract/vocabulary'),
        '@kathasagar/api/contract/formMessages': contract('contract/formMessages'),
        '@kathasagar/api/contract/languageMessages': contract('contract/languageMessages'),
        '@kathasagar/api/contract/structureMessages': contract('contract/structureMessages'),
        '@kathasagar/api/rules': contract('rules/index'),
        '@kathasagar/interchange': source('interchange/src/index'),
      },
    },
  },
  tsconfig: 'tsconfig.json',
})
