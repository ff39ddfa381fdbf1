import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the server renders pages with: the app once more, whole in itself, for Node. */
export default defineConfig({
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', '@emotion/react'] },
  // Node leaves the name as it stands, and React would render as for its developers.
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
