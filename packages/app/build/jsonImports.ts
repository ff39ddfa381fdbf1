import type { Plugin } from 'vite'

const ASKED_AS_JSON = /(import\(\s*'[^']+\.json'),\s*\{\s*with:\s*\{\s*type:\s*'json'\s*\}\s*\}/g

/**
 * Serves JSON as a JavaScript module in development. Vite removes `with { type: 'json' }` from
 * static imports only, and browsers would reject it in dynamic ones.
 */
export const jsonImports = (): Plugin => ({
  name: 'json-imports',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { code: /\.json',\s*\{\s*with:/ },
    handler: (code) => ({ code: code.replaceAll(ASKED_AS_JSON, '$1'), map: null }),
  },
})
