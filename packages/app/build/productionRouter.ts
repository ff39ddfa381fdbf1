import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

/** Resolves React Router's production files, because its exports select development ones. */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  config: () => {
    const built = join(
      dirname(import.meta.dirname),
      '../../node_modules/react-router/dist/production',
    )
    return {
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(built, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(built, 'dom-export.mjs') },
        ],
      },
    }
  },
})
