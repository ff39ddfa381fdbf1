import { copyFile } from 'node:fs/promises'

import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm'],
  target: 'es2023',
  platform: 'browser',
  dts: true,
  sourcemap: true,
  clean: true,
  banner: { js: "'use client'" },
  tsconfig: 'tsconfig.json',
  onSuccess: () => copyFile('src/theme/fonts.css', 'dist/fonts.css'),
})
