import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { HtmlTagDescriptor, Plugin } from 'vite'

const LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/
const FACES = /@font-face\{[^}]+\}/g
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

const textOf = (spans: readonly Span[]) =>
  spans
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
    )
    .join('')

/** Faces that are cut, and by what letters; what comes first is preloaded with the page. */
const CUTS = [
  { faces: FIRST, spans: SUBSET, mark: 'first', isPreloaded: true },
  { faces: ASIDES, spans: SUBSET, mark: 'first', isPreloaded: false },
  { faces: HINDI_FACES, spans: HINDI, mark: 'hindi', isPreloaded: false },
]
/** How a face is cut, by the name of its file; undefined where it is not. */
export const cutOf = (fileName: string) => CUTS.find(({ faces }) => faces.test(fileName))

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

interface Subset {
  file: string
  spans: readonly Span[]
  isPreloaded: boolean
}

/** Subsets that were made once and are kept here, since making them takes seconds. */
const KEPT = join(import.meta.dirname, 'subsets')

/** Where the subset of a face is kept: another face, and other letters, have another place. */
export function keptSubset(face: Uint8Array, fileName: string): string {
  const text = textOf(cutOf(fileName)?.spans ?? [])
  const hash = createHash('sha256').update(face).update(text).digest('hex')
  return join(KEPT, `${hash.slice(0, 16)}.woff2`)
}

/** The subset that is kept, or one that is made now and kept. */
async function subsetOf(face: Uint8Array, fileName: string, text: string): Promise<Uint8Array> {
  const file = keptSubset(face, fileName)
  if (existsSync(file)) return readFile(file)
  const { default: subsetFont } = await import('subset-font')
  const subset = await subsetFont(face, text, { targetFormat: 'woff2', noHinting: true })
  await mkdir(KEPT, { recursive: true })
  await writeFile(file, subset)
  return subset
}

/** The rule of a whole face, made that of its subset in `file`. */
const ruleOf = (face: string, { file, spans }: Subset) =>
  face
    .replace(/src:[^;}]+/, `src:url(/${file})format("woff2")`)
    .replace(RANGE, `unicode-range:${rangeOf(spans)}`)

const preloadOf = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
  injectTo: 'head',
})

/**
 * The sheet with every face that has a subset cut in two, and the rules of those preloaded apart,
 * with those of the device.
 */
function split(sheet: string, subsets: ReadonlyMap<string, Subset>) {
  const first: string[] = []
  const source = sheet.replace(FACES, (face) => {
    if (OF_DEVICE.test(face)) {
      first.push(face)
      return ''
    }
    const subset = subsets.get(FILE.exec(face)?.[1] ?? '')
    if (!subset) return face
    const rest = face.replace(
      RANGE,
      (_rule, range: string) => `unicode-range:${restOf(range, subset.spans)}`,
    )
    const rule = ruleOf(face, subset)
    if (!subset.isPreloaded) return rule + rest
    first.push(rule)
    return rest
  })
  return { source, first: first.join('') }
}

/**
 * Preloads a subset of four Latin faces, the characters that English is written with and a third of
 * their weight, and declares it in the page itself. The stylesheet with all faces is deferred as one
 * for print; `loadDeferredFonts.ts` takes its faces once the page was seen. Those of Hindi come in
 * two as well: what Hindi is written with, half of the weight, and the rest of Devanagari.
 */
export function fontSubset(): Plugin {
  /** Subsets by the file of the whole face. */
  const subsets = new Map<string, Subset>()

  return {
    name: 'font-subset',
    async generateBundle(_options, bundle) {
      for (const { type, fileName, ...file } of Object.values(bundle)) {
        const cut = cutOf(fileName)
        if (type !== 'asset' || !cut || !('source' in file)) continue
        const source = await subsetOf(Buffer.from(file.source), fileName, textOf(cut.spans))
        const face = fileName.replace(/.*\/|-latin|-devanagari(?=-\d)|-normal.*|(?<=italic).*/g, '')
        const asset = this.emitFile({ type: 'asset', name: `${face}-${cut.mark}.woff2`, source })
        subsets.set(fileName, { ...cut, file: this.getFileName(asset) })
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
        const preloaded = [...subsets.values()].filter(({ isPreloaded }) => isPreloaded)
        return {
          html: html.replace(link, () => faces),
          tags: preloaded.map((subset) => preloadOf(subset.file)),
        }
      },
    },
  }
}
