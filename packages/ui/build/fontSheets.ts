import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'

const { resolve } = createRequire(import.meta.url)

/** Font subsets by script. */
export const SCRIPTS = {
  latin: ['latin', 'latin-ext'],
  devanagari: ['devanagari'],
  bengali: ['bengali'],
  tamil: ['tamil'],
  telugu: ['telugu'],
  gujarati: ['gujarati'],
  kannada: ['kannada'],
  malayalam: ['malayalam'],
  urdu: ['arabic'],
} as const

interface Face {
  subset: string
  css: string
}

/** Paths of font files are relative to the font package. */
function facesOf(sheet: string): Face[] {
  const name = sheet.split('/').slice(0, 2).join('/')
  return readFileSync(resolve(sheet), 'utf8')
    .split(/(?=\/\* )/)
    .map((css) => ({
      subset: /\/\* .*?-((?:latin-ext|[a-z]+))-(?:\d+|wght)-\w+ \*\//.exec(css)?.[1] ?? '',
      css: css.replaceAll('url(./', `url(${name}/`).trim(),
    }))
}

/**
 * Returns one style sheet for each script, from the packages that `fonts.css` imports. The Latin
 * sheet also contains `fallbacks`.
 */
export function fontSheets(whole: string, fallbacks: string): Record<string, string> {
  const sheets = [...whole.matchAll(/@import '(@[^']+)'/g)].map(([, sheet]) => sheet ?? '')
  const faces = sheets.flatMap(facesOf)
  return Object.fromEntries(
    Object.entries<readonly string[]>(SCRIPTS).map(([script, subsets]) => [
      `fonts/${script}.css`,
      faces
        .filter(({ subset }) => subsets.includes(subset))
        .map(({ css }) => `${css}\n`)
        .concat(script === 'latin' ? fallbacks : [])
        .join('\n'),
    ]),
  )
}
