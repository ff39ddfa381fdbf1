import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { assets } from './build/assets.ts'
import { entryPoints } from './build/entryPoints.ts'

/** Dependencies and peers stay external; values of the contract are bundled. */
const isForeign = (id: string) => /^[@a-z]/.test(id) && !id.startsWith('@kathasagar/')

/** Our own files are imported with path and extension. */
const needsReact = (imports: readonly string[]) =>
  imports.some((id) => isForeign(id) && !id.endsWith('.js'))

/**
 * Preserves modules for tree shaking. Files that need React get `use client`; tokens and the page
 * head's script do not.
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
