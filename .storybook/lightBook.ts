import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { minify, type Plugin } from 'vite'

/** Folders of pictures that the product serves at the root of its site, and where they lie here. */
export const pictureFolders = ['covers', 'plates'].map((name) => ({
  from: `../packages/stories/${name}`,
  to: `/${name}`,
}))

const NAMED = /\/((?:covers|plates)\/[\w/-]+\.[a-z]+)/g

/** Pictures that code names, as `covers/default.svg`, each once. */
const namedPictures = (code: readonly string[]) =>
  new Set(code.flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name)))

/** Puts beside the pages those pictures that one of them names: all of them weigh 30 MB. */
const lightPictures = (): Plugin => ({
  name: 'kathasagar:light-pictures',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const code = Object.values(bundle).map((part) => (part.type === 'chunk' ? part.code : ''))
    for (const fileName of namedPictures(code)) {
      const path = new URL(`../packages/stories/${fileName}`, import.meta.url)
      // A story may name one that is not there, to show what stands in its place.
      if (existsSync(path)) {
        this.emitFile({ type: 'asset', fileName, source: await readFile(path) })
      }
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
export const lightBook = (): Plugin[] => [lightFonts(), lightPictures(), lightFrame()]
