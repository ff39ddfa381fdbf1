import type { Plugin } from 'vite'

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
export const lightFonts = (): Plugin => ({
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

export const lightDocgen = (): Plugin => ({
  name: 'kathasagar:light-docgen',
  apply: 'build',
  enforce: 'post',
  transform: (code) =>
    code.includes('.__docgenInfo') ? { code: withoutPlaces(code), map: null } : null,
})
