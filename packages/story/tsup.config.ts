import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    vocabulary: 'src/vocabulary/vocabulary.ts',
    pricing: 'src/pricing/pricing.ts',
    languageMessages: 'src/messages/languageMessages.ts',
    filledMessage: 'src/messages/filledMessage.ts',
    boundedCache: 'src/boundedCache.ts',
    schema: 'src/schema.ts',
    shapes: 'src/shapes/shapes.ts',
    sceneWords: 'src/vocabulary/sceneWords.ts',
    structureMessages: 'src/messages/structureMessages.ts',
    directionOf: 'src/vocabulary/directionOf.ts',
    emphasis: 'src/text/emphasis.ts',
    keptPicture: 'src/text/keptPicture.ts',
    webAddress: 'src/text/webAddress.ts',
    testing: 'src/testing/richStories.ts',
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
