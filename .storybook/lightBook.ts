import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { minify, type Plugin } from 'vite'

/** Stories of which the book shows plates; it has no other plate, for all of them weigh 5 MB. */
export const STORIES_WITH_PLATES = [
  'a-measure-less',
  'beech-ki-daal',
  'rakhandarachya-vahana',
  'three-bells',
]

export const plateFolders = STORIES_WITH_PLATES.map((story) => ({
  from: `../packages/stories/plates/${story}`,
  to: `/plates/${story}`,
}))

/** What a style sheet says of a font's older file, after the one that it would take. */
const OLD_FONT = /,\s*url\([^)]+\.woff\)\s*format\(["']?woff["']?\)/g

export const withoutOldFonts = (css: string) => css.replaceAll(OLD_FONT, '')

/** Leaves out fonts as WOFF: every browser that the book opens in takes WOFF2. */
const lightFonts = (): Plugin => ({
  name: 'kathasagar:light-fonts',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const [name, part] of Object.entries(bundle)) {
      if (part.type !== 'asset') continue
      if (name.endsWith('.woff')) delete bundle[name]
      if (name.endsWith('.css')) part.source = withoutOldFonts(String(part.source))
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
export const lightBook = (): Plugin[] => [lightFonts(), lightFrame()]
