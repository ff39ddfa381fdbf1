import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { assets } from './build/assets.ts'
import { entryPoints } from './build/entryPoints.ts'

/** Packages that an app brings or installs with this one; the contract's few values are taken in. */
const isForeign = (id: string) => /^[@a-z]/.test(id) && !id.startsWith('@kathasagar/')

/** Whether a written file imports a package; our own files are named by path and ending. */
const needsReact = (imports: readonly string[]) =>
  imports.some((id) => isForeign(id) && !id.endsWith('.js'))

/**
 * One file for each source file, so that an app's bundler leaves out what it does not import.
 * A file that needs React says `use client`; tokens and the page head's script run anywhere.
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
