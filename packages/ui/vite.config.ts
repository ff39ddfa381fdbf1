import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { assets } from './build/assets.ts'
import { entryPoints } from './build/entryPoints.ts'

/** Returns true for a package that is not bundled. Packages of this repository are bundled. */
const isForeign = (id: string) => /^[@a-z]/.test(id) && !id.startsWith('@kathasagar/')

/** Returns true if a file imports an external package. Imports of our own files end with `.js`. */
const needsReact = (imports: readonly string[]) =>
  imports.some((id) => isForeign(id) && !id.endsWith('.js'))

/**
 * Preserves modules for tree shaking. Adds `use client` only to files that need React, so not to
 * tokens and the inline script.
 */
export default defineConfig({
  plugins: [react(), assets()],
  resolve: { conditions: ['@kathasagar/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    lib: { entry: entryPoints, formats: ['es'] },
    rolldownOptions: {
      external: isForeign,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        banner: ({ imports }) => (needsReact(imports) ? "'use client'" : ''),
      },
    },
  },
})
