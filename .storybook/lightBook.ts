import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

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

/**
 * Where a prop and a piece are declared, with the path of the machine that built the book: no page
 * reads it, and for all props together it is a megabyte.
 */
const DECLARED =
  /"?(?:declarations"?:\s*\[[^\]]*\]|parent"?:\s*\{[^{}]*\}|filePath"?:\s*"[^"]*"|methods"?:\s*\[\]),?/g

/** Code with what docgen says of a component, without where it found that. */
export function withoutPlaces(code: string): string {
  const at = code.indexOf('.__docgenInfo')
  return at < 0 ? code : code.slice(0, at) + code.slice(at).replaceAll(DECLARED, '')
}

const lightDocgen = (): Plugin => ({
  name: 'kathasagar:light-docgen',
  apply: 'build',
  enforce: 'post',
  transform: (code) =>
    code.includes('.__docgenInfo') ? { code: withoutPlaces(code), map: null } : null,
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

/**
 * Gives back what reading the pieces took, once all are read: docgen has let its program go by then,
 * and chunks are made outside of the heap, which would keep 800 MB of nothing beside them.
 */
export const lightHeap = (): Plugin => ({
  name: 'kathasagar:light-heap',
  apply: 'build',
  buildEnd: {
    order: 'post',
    handler() {
      setFlagsFromString('--expose-gc')
      const collect = runInNewContext('gc') as () => void
      collect()
    },
  },
})

/** What keeps a built book, and building it, small. */
export const lightBook = (): Plugin[] => [lightDocgen(), lightFonts(), lightFrame(), lightHeap()]
