import subsetFont from 'subset-font'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/
const FACES = /@font-face\{[^}]+\}/g
const RANGE = /unicode-range:([^;}]+)/
const FILE = /url\(\/([^)]+\.woff2)\)/
/** The faces of the first sight of every page: headline, interface and its buttons, a story's lead. */
const FIRST =
  /(rozha-one-latin-400|hind-latin-[46]00|tiro-devanagari-hindi-latin-400)-normal-[\w-]+\.woff2$/

/** From the first to the last code point, both among them. */
type Span = readonly [number, number]

const SUBSET: readonly Span[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9], // ©
  [0xb7, 0xb7], // ·
  [0xd7, 0xd7], // ×
  [0x2013, 0x2014], // – —
  [0x2018, 0x2019], // ‘ ’
  [0x201c, 0x201d], // “ ”
  [0x2022, 0x2022], // •
  [0x2026, 0x2026], // …
]
const TEXT = SUBSET.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
).join('')

const rangeOf = (spans: readonly Span[]) =>
  spans.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join()

/** What is left of a face's `unicode-range` without the subset. */
function restOf(range: string): string {
  const spans = range.split(',').map((part): Span => {
    const [first = '', last = first] = part.trim().slice(2).split('-')
    return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'f'), 16)]
  })
  const cut = (left: Span[], [from, to]: Span) =>
    left.flatMap(([first, last]): Span[] =>
      to < first || last < from
        ? [[first, last]]
        : [
            ...(first < from ? [[first, from - 1] as const] : []),
            ...(to < last ? [[to + 1, last] as const] : []),
          ],
    )
  return rangeOf(SUBSET.reduce(cut, spans))
}

/** The rule of a whole face, made that of its subset in `file`. */
const ruleOf = (face: string, file: string) =>
  face
    .replace(/src:[^;}]+/, `src:url(/${file})format("woff2")`)
    .replace(RANGE, `unicode-range:${rangeOf(SUBSET)}`)

const preloadOf = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
  injectTo: 'head',
})

/**
 * Preloads a subset of four Latin faces, the characters that English is written with and a third of
 * their weight, and declares it in the page itself. The stylesheet with all faces is deferred as one
 * for print; `loadDeferredFonts.ts` takes its faces once the page was seen.
 */
export function fontSubset(): Plugin {
  /** Files of the subsets by the file of the whole face. */
  const firstFiles = new Map<string, string>()

  return {
    name: 'font-subset',
    async generateBundle(_options, bundle) {
      for (const { type, fileName, ...file } of Object.values(bundle)) {
        if (type !== 'asset' || !FIRST.test(fileName) || !('source' in file)) continue
        const source = await subsetFont(Buffer.from(file.source), TEXT, {
          targetFormat: 'woff2',
          noHinting: true,
        })
        const name = fileName.replace(/.*\/|-latin|-normal.*/g, '').concat('-first.woff2')
        firstFiles.set(fileName, this.getFileName(this.emitFile({ type: 'asset', name, source })))
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const [link = '', file = ''] = LINK.exec(html) ?? []
        const sheet = bundle[file]
        if (sheet?.type !== 'asset') return html
        const rules: string[] = []
        sheet.source = String(sheet.source).replace(FACES, (face) => {
          const first = firstFiles.get(FILE.exec(face)?.[1] ?? '')
          if (!first) return face
          rules.push(ruleOf(face, first))
          return face.replace(RANGE, (_rule, range: string) => `unicode-range:${restOf(range)}`)
        })
        const faces = `${link.replace('>', ' media="print" data-letters>')}<style>${rules.join('')}</style>`
        return {
          html: html.replace(link, () => faces),
          tags: [...firstFiles.values()].map(preloadOf),
        }
      },
    },
  }
}
