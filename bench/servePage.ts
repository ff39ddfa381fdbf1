import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { build, preview } from 'vite'

import { root } from './product.ts'

/**
 * Builds a page of this folder as the product is built, and serves it.
 * @param file Name of the page's module.
 */
export async function servePage(file: string) {
  const folder = mkdtempSync(join(root, 'node_modules/.tmp/bench-'))
  const page = join(import.meta.dirname, file)
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><div id="root"></div><script type="module" src="${page}"></script>`,
  )
  const shared = { root: folder, logLevel: 'silent', configFile: false } as const
  await build({
    ...shared,
    configFile: join(root, 'packages/app/vite.config.ts'),
    build: { outDir: join(folder, 'out') },
  })
  const server = await preview({
    ...shared,
    build: { outDir: join(folder, 'out') },
    preview: { port: 0, host: '127.0.0.1' },
  })
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    stop: async () => {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
