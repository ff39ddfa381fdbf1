import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { HtmlTagDescriptor, Plugin } from 'vite'

import { WORDMARK_FAMILY } from '../../ui/src/design-system/theme/wordmark.ts'
import hindi from '../../ui/src/messages/hi/common.json' with { type: 'json' }
import landing from '../../ui/src/messages/hi/landing.json' with { type: 'json' }

const LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/
const FACES = /@font-face\{[^}]+\}/g
const FAMILY = /font-family:[^;}]+/
const RANGE = /unicode-range:([^;}]+)/
const OF_DEVICE = /src:local\(/
const FILE = /url\(\/([^)]+\.woff2)\)/
/** Fonts that are visible at the top of every page. */
const FIRST =
  /(rozha-one-latin-400|hind-latin-[46]00|tiro-devanagari-hindi-latin-400)-normal-[\w-]+\.woff2$/

/** Italics for taglines and asides, which are never visible at the top of a page. */
const ASIDES = /tiro-devanagari-hindi-latin-400-italic-[\w-]+\.woff2$/

/** First and last code point, inclusive. */
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

/** Hindi and Marathi fonts. Half of their size is glyphs that neither language uses. */
const HINDI_FACES = /-devanagari-[46]00-normal-[\w-]+\.woff2$/

const STORY_HINDI = /tiro-devanagari-hindi-devanagari-400-normal-[\w-]+\.woff2$/

/**
 * Characters of Hindi and Marathi. The list is complete, because a letter and its combining marks must come
 * from one font.
 */
const HINDI: readonly Span[] = [
  [0x901, 0x903], // ँ ं ः
  [0x905, 0x90b],
  [0x90f, 0x911],
  [0x913, 0x939], // with ळ and ऱ of Marathi
  [0x93c, 0x943],
  [0x945, 0x945],
  [0x947, 0x949],
  [0x94b, 0x94d],
  [0x950, 0x950], // ॐ
  [0x958, 0x95e], // letters with a nukta
  [0x964, 0x970], // । ॥, numerals, ॰
  [0x972, 0x972], // ॲ of Marathi
  [0x200c, 0x200d], // joiners
  [0x20b9, 0x20b9], // ₹
]

/** Letters of the site's name in Hindi. */
const WORDMARK = [
  ...new Set(
    (hindi.layout.productInHindi + landing.landing.hero.hindi).match(/\p{Script=Devanagari}/gu),
  ),
].map((letter): Span => [letter.codePointAt(0) ?? 0, letter.codePointAt(0) ?? 0])

const textOf = (spans: readonly Span[]) =>
  spans
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
    )
    .join('')

interface Cut {
  faces: RegExp
  spans: readonly Span[]
  mark: string
  isPreloaded?: boolean
  /** Separate font family for the subset. The full font still contains these letters. */
  family?: string
}

const CUTS: readonly Cut[] = [
  { faces: FIRST, spans: SUBSET, mark: 'first', isPreloaded: true },
  { faces: ASIDES, spans: SUBSET, mark: 'first' },
  { faces: HINDI_FACES, spans: HINDI, mark: 'hindi' },
  { faces: STORY_HINDI, spans: WORDMARK, mark: 'wordmark', family: WORDMARK_FAMILY },
]
export const cutsOf = (fileName: string) => CUTS.filter(({ faces }) => faces.test(fileName))

const rangeOf = (spans: readonly Span[]) =>
  spans.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join()

/** Returns a `unicode-range` without the given characters. */
function restOf(range: string, without: readonly Span[]): string {
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
  return rangeOf(without.reduce(cut, spans))
}

interface Subset extends Cut {
  file: string
}

/** Cache directory of subsets, because creating them takes seconds. */
const KEPT = join(import.meta.dirname, 'subsets')

/** Returns the cache path of a subset, which depends on the font and its characters. */
export function keptSubset(face: Uint8Array, spans: readonly Span[]): string {
  const hash = createHash('sha256').update(face).update(textOf(spans)).digest('hex')
  return join(KEPT, `${hash.slice(0, 16)}.woff2`)
}

async function subsetOf(face: Uint8Array, spans: readonly Span[]): Promise<Uint8Array> {
  const file = keptSubset(face, spans)
  if (existsSync(file)) return readFile(file)
  const { default: subsetFont } = await import('subset-font')
  const subset = await subsetFont(face, textOf(spans), { targetFormat: 'woff2', noHinting: true })
  await mkdir(KEPT, { recursive: true })
  await writeFile(file, subset)
  return subset
}

const ruleOf = (face: string, { file, spans, family }: Subset) =>
  face
    .replace(/src:[^;}]+/, `src:url(/${file})format("woff2")`)
    .replace(RANGE, `unicode-range:${rangeOf(spans)}`)
    .replace(FAMILY, (own) => (family ? `font-family:"${family}"` : own))

const preloadOf = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
  injectTo: 'head',
})

/**
 * Removes local fonts from the style sheet and splits the rules of fonts with subsets. Returns the
 * style sheet, and the rules to inline in the page.
 */
function split(sheet: string, subsets: ReadonlyMap<string, readonly Subset[]>) {
  const first: string[] = []
  const source = sheet.replace(FACES, (face) => {
    if (OF_DEVICE.test(face)) {
      first.push(face)
      return ''
    }
    const cuts = subsets.get(FILE.exec(face)?.[1] ?? '') ?? []
    if (cuts.length === 0) return face
    const taken = cuts.flatMap(({ family, spans }) => (family ? [] : spans))
    const rest = face.replace(
      RANGE,
      (_rule, range: string) => `unicode-range:${restOf(range, taken)}`,
    )
    first.push(...cuts.filter(({ isPreloaded }) => isPreloaded).map((cut) => ruleOf(face, cut)))
    const later = cuts.filter(({ isPreloaded }) => !isPreloaded)
    return later.map((cut) => ruleOf(face, cut)).join('') + rest
  })
  return { source, first: first.join('') }
}

/**
 * Preloads subsets of four Latin fonts (a third of their size) and declares them in the page.
 * Defers the style sheet of all fonts, which `loadDeferredFonts.ts` enables later. Splits Hindi
 * fonts into Hindi and other Devanagari; the site's name in Hindi is a separate family.
 */
export function fontSubset(): Plugin {
  const subsets = new Map<string, Subset[]>()

  return {
    name: 'font-subset',
    async generateBundle(_options, bundle) {
      for (const { type, fileName, ...file } of Object.values(bundle)) {
        if (type !== 'asset' || !('source' in file)) continue
        const face = fileName.replace(/.*\/|-latin|-devanagari(?=-\d)|-normal.*|(?<=italic).*/g, '')
        for (const cut of cutsOf(fileName)) {
          const source = await subsetOf(Buffer.from(file.source), cut.spans)
          const asset = this.emitFile({ type: 'asset', name: `${face}-${cut.mark}.woff2`, source })
          const others = subsets.get(fileName) ?? []
          subsets.set(fileName, [...others, { ...cut, file: this.getFileName(asset) }])
        }
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const [link = '', file = ''] = LINK.exec(html) ?? []
        const sheet = bundle[file]
        if (sheet?.type !== 'asset') return html
        const { source, first } = split(String(sheet.source), subsets)
        sheet.source = source
        const faces = `${link.replace('>', ' media="print" data-letters>')}<style>${first}</style>`
        const preloaded = [...subsets.values()].flat().filter(({ isPreloaded }) => isPreloaded)
        return {
          html: html.replace(link, () => faces),
          tags: preloaded.map((subset) => preloadOf(subset.file)),
        }
      },
    },
  }
}
