import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds the app for server rendering in Node, without external dependencies. */
export default defineConfig({
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', '@emotion/react'] },
  // Otherwise, React would run in development mode.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@kathasagar/source', 'module', 'node', 'development|production'] },
  },
  build: {
    ssr: 'src/ssr/entry-server.tsx',
    outDir: 'dist-ssr',
    target: 'node20',
    copyPublicDir: false,
  },
})
