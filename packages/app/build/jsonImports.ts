import type { Plugin } from 'vite'

const ASKED_AS_JSON = /(import\(\s*'[^']+\.json'),\s*\{\s*with:\s*\{\s*type:\s*'json'\s*\}\s*\}/g

/**
 * While developing, a JSON file reaches the browser as a module of JavaScript. Vite takes `with { type:
 * 'json' }`, by which Node asks for JSON, off an import that stands at the head of a file, and leaves
 * it on one that is made later: the browser would refuse what it gets.
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
