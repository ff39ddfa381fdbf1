import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'contract/index': 'src/contract/index.ts',
    'contract/vocabulary': 'src/contract/vocabulary/vocabulary.ts',
    'contract/formMessages': 'src/contract/messages/formMessages.ts',
    'runtime/deviceStorage': 'src/runtime/deviceStorage.ts',
    'runtime/fieldOf': 'src/runtime/fieldOf.ts',
    'runtime/withDeadline': 'src/runtime/withDeadline.ts',
    'testing/fixtures': 'src/testing/fixtures.ts',
    'testing/index': 'src/testing/index.ts',
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
