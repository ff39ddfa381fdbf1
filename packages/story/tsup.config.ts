import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    vocabulary: 'src/vocabulary/vocabulary.ts',
    pricing: 'src/pricing.ts',
    languageMessages: 'src/messages/languageMessages.ts',
    filledMessage: 'src/messages/filledMessage.ts',
    boundedCache: 'src/boundedCache.ts',
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
