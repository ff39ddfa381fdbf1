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
        '@kathasagar/api/contract/vocabulary': contract('contract/vocabulary/vocabulary'),
        '@kathasagar/api/contract/formMessages': contract('contract/messages/formMessages'),
        '@kathasagar/story': source('story/src/index'),
        '@kathasagar/story/vocabulary': source('story/src/vocabulary/vocabulary'),
        '@kathasagar/story/languageMessages': source('story/src/messages/languageMessages'),
        '@kathasagar/story/filledMessage': source('story/src/messages/filledMessage'),
        '@kathasagar/story/schema': source('story/src/schema'),
        '@kathasagar/story/structureMessages': source('story/src/messages/structureMessages'),
        '@kathasagar/story/pricing': source('story/src/pricing/pricing'),
        '@kathasagar/interchange': source('interchange/src/index'),
      },
    },
  },
  tsconfig: 'tsconfig.json',
})
