import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

import type { Plugin } from 'vite'

export const coverFolder = { from: '../packages/stories/covers', to: '/covers' }

/** Reads a cover or a scene picture (`.svg.gz`). Returns null if it is missing. */
function readPicture(name: string): Buffer | null {
  const path = new URL(`../packages/stories/${name}`, import.meta.url)
  const packed = new URL(`${path.href}.gz`)
  if (existsSync(packed)) return gunzipSync(readFileSync(packed))
  return existsSync(path) ? readFileSync(path) : null
}

const servePlates = (): Plugin => ({
  name: 'kathasagar:plates',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/plates', ({ url = '' }, response, next) => {
      const [name] = /^[\w/-]+\.svg/.exec(url) ?? []
      const picture = name ? readPicture(`plates${name}`) : null
      if (picture === null) return next()
      response.setHeader('content-type', 'image/svg+xml').end(picture)
    })
  },
})

const NAMED = /\/((?:covers|plates)\/[\w/-]+\.[a-z]+)/g

const namedPictures = (code: readonly string[]) =>
  new Set(code.flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name)))

/** Emits only the pictures that the code uses, because all of them together are 30 MB. */
const lightPictures = (): Plugin => ({
  name: 'kathasagar:light-pictures',
  apply: 'build',
  generateBundle(_options, bundle) {
    const code = Object.values(bundle).map((part) => (part.type === 'chunk' ? part.code : ''))
    for (const fileName of namedPictures(code)) {
      const source = readPicture(fileName)
      // A story may use a missing picture to show the placeholder.
      if (source) this.emitFile({ type: 'asset', fileName, source })
    }
  },
})

export const storyPictures = (): Plugin[] => [servePlates(), lightPictures()]
