import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import react from '@vitejs/plugin-react'
import type { Page } from 'playwright'
import { build, preview } from 'vite'

import { root } from './product.ts'

/**
 * Builds a page of this folder like the product, and serves it.
 * @param file File name of the page's module.
 */
export async function servePage(file: string) {
  mkdirSync(join(root, 'node_modules/.tmp'), { recursive: true })
  const folder = mkdtempSync(join(root, 'node_modules/.tmp/bench-'))
  const page = join(import.meta.dirname, file)
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><div id="root"></div><script type="module" src="${page}"></script>`,
  )
  const shared = { root: folder, logLevel: 'silent', configFile: false } as const
  const conditions = ['@kathasagar/source', 'module', 'browser', 'development|production']
  // The product's other plugins require its routes.
  await build({
    ...shared,
    plugins: [react()],
    resolve: { conditions, dedupe: ['react', 'react-dom', '@emotion/react'] },
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

/** Returns the frames per second during `work`. */
export async function framesWhile(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counted = { frames: 0, began: performance.now() }
    Reflect.set(globalThis, 'counted', counted)
    requestAnimationFrame(function count() {
      counted.frames += 1
      requestAnimationFrame(count)
    })
  })
  await work()
  return page.evaluate(() => {
    const { frames, began } = Reflect.get(globalThis, 'counted') as Record<string, number>
    return ((frames ?? 0) / (performance.now() - (began ?? 0))) * 1000
  })
}
