import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'languages/english': 'src/storyteller/languages/english.ts',
    'languages/hindi': 'src/storyteller/languages/hindi.ts',
    'languages/languagePackOf': 'src/storyteller/languages/languagePackOf.ts',
  },
  format: ['esm'],
  target: 'es2023',
  platform: 'browser',
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
  tsconfig: 'tsconfig.json',
})
