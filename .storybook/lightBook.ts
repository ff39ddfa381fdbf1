import { existsSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { minify, type Plugin } from 'vite'

/** Covers, at the address at which the product serves them. */
export const coverFolder = { from: '../packages/stories/covers', to: '/covers' }

/** Reads a cover or a scene picture; scene pictures are stored as `.svg.gz`. Returns null if there is none. */
function readPicture(name: string): Buffer | null {
  const path = new URL(`../packages/stories/${name}`, import.meta.url)
  const packed = new URL(`${path.href}.gz`)
  if (existsSync(packed)) return gunzipSync(readFileSync(packed))
  return existsSync(path) ? readFileSync(path) : null
}

/** Serves scene pictures in `storybook dev`. */
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

/** Pictures that code names, as `covers/default.svg`, each once. */
const namedPictures = (code: readonly string[]) =>
  new Set(code.flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name)))

/** Puts beside the pages those pictures that one of them names: all of them weigh 30 MB. */
const lightPictures = (): Plugin => ({
  name: 'kathasagar:light-pictures',
  apply: 'build',
  generateBundle(_options, bundle) {
    const code = Object.values(bundle).map((part) => (part.type === 'chunk' ? part.code : ''))
    for (const fileName of namedPictures(code)) {
      const source = readPicture(fileName)
      // A story may name a missing picture, to show the placeholder.
      if (source) this.emitFile({ type: 'asset', fileName, source })
    }
  },
})

/** What a style sheet says of a font's older file, after the one that it would take. */
const OLD_FONT = /,\s*url\([^)]+\.woff\)\s*format\(["']?woff["']?\)/g

/** Leaves out fonts as WOFF: every browser that the book opens in takes WOFF2. */
const lightFonts = (): Plugin => ({
  name: 'kathasagar:light-fonts',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const [name, part] of Object.entries(bundle)) {
      if (part.type !== 'asset') continue
      if (name.endsWith('.woff')) delete bundle[name]
      if (name.endsWith('.css')) part.source = String(part.source).replaceAll(OLD_FONT, '')
    }
  },
})

/** The frame of the book, which Storybook ships as it was written: half of its 4.6 MB says nothing. */
const FRAME = ['globals-runtime.js', 'runtime.js']

/** Minifies it once the pages are built, and it has been copied. */
const lightFrame = (): Plugin => ({
  name: 'kathasagar:light-frame',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    for (const name of FRAME) {
      const path = join(dir, 'sb-manager', name)
      const { code } = await minify(name, await readFile(path, 'utf8'), { module: true })
      await writeFile(path, code)
    }
  },
})

/** What keeps a built book small. */
export const lightBook = (): Plugin[] => [
  lightFonts(),
  servePlates(),
  lightPictures(),
  lightFrame(),
]
