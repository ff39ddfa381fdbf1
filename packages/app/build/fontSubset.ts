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
/** A face of the device's own, for words whose face is on its way. */
const OF_DEVICE = /src:local\(/
const FILE = /url\(\/([^)]+\.woff2)\)/
/** The faces of the first sight of every page: headline, interface and its buttons, a story's lead. */
const FIRST =
  /(rozha-one-latin-400|hind-latin-[46]00|tiro-devanagari-hindi-latin-400)-normal-[\w-]+\.woff2$/

/** Taglines, narrators' asides: on many pages, never on the first sight of one. */
const ASIDES = /tiro-devanagari-hindi-latin-400-italic-[\w-]+\.woff2$/

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

/** The faces of Hindi and Marathi: half of what they weigh are letters and joined forms neither writes. */
const HINDI_FACES = /-devanagari-[46]00-normal-[\w-]+\.woff2$/

/** The face of stories in Hindi. */
const STORY_HINDI = /tiro-devanagari-hindi-devanagari-400-normal-[\w-]+\.woff2$/

/**
 * What Hindi and Marathi are written with, borrowed sounds and their own numerals among it. A letter
 * and the sign that joins it must come from one face: all of a language is here, or none.
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
  [0x958, 0x95e], // क़ and the like
  [0x964, 0x970], // । ॥, numerals, ॰
  [0x972, 0x972], // ॲ of Marathi
  [0x200c, 0x200d], // joiners
  [0x20b9, 0x20b9], // ₹
]

/** The letters of the site's own name, wherever it stands in Hindi. */
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
  /** It comes with the page. */
  isPreloaded?: boolean
  /** It is a family of its own, and the face keeps these letters too. */
  family?: string
}

/** Faces that are cut, and by what letters. */
const CUTS: readonly Cut[] = [
  { faces: FIRST, spans: SUBSET, mark: 'first', isPreloaded: true },
  { faces: ASIDES, spans: SUBSET, mark: 'first' },
  { faces: HINDI_FACES, spans: HINDI, mark: 'hindi' },
  { faces: STORY_HINDI, spans: WORDMARK, mark: 'wordmark', family: WORDMARK_FAMILY },
]
/** How a face is cut, by the name of its file; none where it is not. */
export const cutsOf = (fileName: string) => CUTS.filter(({ faces }) => faces.test(fileName))

const rangeOf = (spans: readonly Span[]) =>
  spans.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join()

/** What is left of a face's `unicode-range` without those letters. */
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

/** Subsets that were made once and are kept here, since making them takes seconds. */
const KEPT = join(import.meta.dirname, 'subsets')

/** Where the subset of a face is kept: another face, and other letters, have another place. */
export function keptSubset(face: Uint8Array, spans: readonly Span[]): string {
  const hash = createHash('sha256').update(face).update(textOf(spans)).digest('hex')
  return join(KEPT, `${hash.slice(0, 16)}.woff2`)
}

/** The subset that is kept, or one that is made now and kept. */
async function subsetOf(face: Uint8Array, spans: readonly Span[]): Promise<Uint8Array> {
  const file = keptSubset(face, spans)
  if (existsSync(file)) return readFile(file)
  const { default: subsetFont } = await import('subset-font')
  const subset = await subsetFont(face, textOf(spans), { targetFormat: 'woff2', noHinting: true })
  await mkdir(KEPT, { recursive: true })
  await writeFile(file, subset)
  return subset
}

/** The rule of a whole face, made that of its subset in `file`. */
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
 * The sheet with every face that has a subset cut in two, and the rules of those preloaded apart,
 * with those of the device.
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
 * Preloads a subset of four Latin faces, the characters that English is written with and a third of
 * their weight, and declares it in the page itself. The stylesheet with all faces is deferred as one
 * for print; `loadDeferredFonts.ts` takes its faces once the page was seen. Those of Hindi come in
 * two as well: what Hindi is written with, half of the weight, and the rest of Devanagari. The
 * site's own name in Hindi is a family of its own, a twentieth of that: pages in English say no more.
 */
export function fontSubset(): Plugin {
  /** Subsets by the file of the whole face. */
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
