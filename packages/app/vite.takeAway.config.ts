import { readdirSync } from 'node:fs'

import { defineConfig, type EnvironmentOptions } from 'vite'

const PLAYERS = 'src/takeAway/players'
const names = readdirSync(new URL(PLAYERS, import.meta.url)).map((file) => file.replace('.ts', ''))

/** One file, for a page that is a file loads no other. */
const playerIn = (name: string): EnvironmentOptions => ({
  consumer: 'client',
  resolve: { conditions: ['@kathasagar/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist-embed',
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: `${PLAYERS}/${name}.ts`,
      formats: ['iife'],
      name: 'kathasagar',
      fileName: () => `take-away.${name}.js`,
    },
  },
})

/** The scripts of pages to take away: one for each language that has words of its own, and one for the others. */
export default defineConfig({
  environments: Object.fromEntries(names.map((name) => [name, playerIn(name)])),
  builder: {
    buildApp: async ({ build, environments }) => {
      for (const name of names) await build(environments[name]!)
    },
  },
})
