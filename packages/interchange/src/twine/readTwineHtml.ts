import { decodeEntities } from '../passages/decodeEntities.ts'
import { lineCounter } from '../passages/lines.ts'
import type { Passage, PassageStory } from '../passages/passage.ts'
import { SCRIPT_LEFT_OUT } from '../passages/passagesToStory.ts'
import type { Notes } from '../passages/notes.ts'

interface PageElement {
  attributes: ReadonlyMap<string, string>
  at: number
  innerAt: number
  inner: string
}

/** Finds elements in linear time. Skips scripts, styles and comments. */
function elementsIn(source: string, from: number, to: number, names: readonly string[]) {
  const wanted = new Set(names)
  const found: (PageElement & { name: string })[] = []
  const closings = closingFinder(source)
  const opening = /<(?:!--|([a-z][\w-]*)(?=[\s>/]))/giu
  opening.lastIndex = from
  for (let match = opening.exec(source); match && match.index < to; match = opening.exec(source)) {
    const name = match[1]?.toLowerCase()
    const isComment = name === undefined
    const isClosed = isComment || wanted.has(name) || name === 'script' || name === 'style'
    if (!isClosed) continue
    const innerAt = isComment ? opening.lastIndex : endOfTag(source, opening.lastIndex, closings)
    const end = closings(isComment ? '-->' : `</${name}`, innerAt)
    if (innerAt < 0 || end < 0) continue
    if (!isComment && wanted.has(name)) {
      const attributes = attributesOf(source.slice(opening.lastIndex, innerAt - 1))
      const inner = source.slice(innerAt, Math.min(end, to))
      found.push({ name, attributes, at: match.index, innerAt, inner })
    }
    opening.lastIndex = end
  }
  return found
}

/** Returns a cached search for end tags, so that each is searched only once. */
function closingFinder(source: string) {
  const known = new Map<string, number>()
  return (mark: string, from: number): number => {
    const before = known.get(mark)
    if (before !== undefined && (before === -1 || before >= from)) return before
    const pattern = new RegExp(mark, 'giu')
    pattern.lastIndex = from
    const place = pattern.exec(source)?.index ?? -1
    known.set(mark, place)
    return place
  }
}

type Closings = ReturnType<typeof closingFinder>

/** Returns the index after the unquoted `>` of a tag, or -1. */
function endOfTag(source: string, from: number, closings: Closings): number {
  let quote = ''
  const last = Math.min(source.length, from + MAX_TAG_LENGTH)
  // Prevents quadratic time for many unclosed tags.
  const nearest = closings('>', from)
  if (nearest < 0 || nearest >= last) return -1
  for (let place = from; place < last; place += 1) {
    const sign = source[place] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return place + 1
  }
  return -1
}

const MAX_TAG_LENGTH = 2000

const ATTRIBUTE = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gu

function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )
}

export interface StoryPage {
  version: 1 | 2
  element: PageElement
  others: number
}

const STORE = /^store-?area$/iu

/** Finds the first story in a page or archive of Twine 1 or 2. Returns null if there is no story. */
export function storyPage(source: string): StoryPage | null {
  const [story, ...others] = elementsIn(source, 0, source.length, ['tw-storydata'])
  if (story) return { version: 2, element: story, others: others.length }
  const area = elementsIn(source, 0, source.length, ['div']).find(({ attributes, inner }) => {
    return STORE.test(attributes.get('id') ?? '') || inner.trimStart().startsWith('<div tiddler')
  })
  return area ? { version: 1, element: wholeArea(source, area), others: 0 } : null
}

/** Extends a Twine 1 store to its last `div`, because it contains nested ones. */
function wholeArea(source: string, area: PageElement): PageElement {
  const last = source.lastIndexOf('</div>')
  return { ...area, inner: source.slice(area.innerAt, Math.max(area.innerAt, last)) }
}

export function readTwineHtml(source: string, page: StoryPage, notes: Notes): PassageStory {
  const lineOf = lineCounter(source, 1)
  if (page.version === 1) return readTwineOne(page.element, lineOf, source)
  const { element, others } = page
  if (others > 0) {
    notes.add(null, null, `The file contains ${others} more stories. Only the first was imported.`)
  }
  const { attributes, innerAt, inner } = element
  const inside = elementsIn(source, innerAt, innerAt + inner.length, [
    'tw-passagedata',
    'script',
    'style',
  ])
  noteScripts(inside, lineOf, notes)
  const found = inside.filter(({ name }) => name === 'tw-passagedata')
  const passages = found.map((one) => passageOf(one, lineOf))
  const first = found.findIndex((one) => one.attributes.get('pid') === attributes.get('startnode'))
  return {
    title: decodeEntities(attributes.get('name') ?? ''),
    start: passages[first]?.name ?? 'Start',
    format: attributes.get('format')?.toLowerCase() ?? null,
    passages,
    hasScripts: inside.some(({ name, inner }) => name === 'script' && inner.trim() !== ''),
  }
}

function passageOf({ attributes, inner, at }: PageElement, lineOf: LineOf): Passage {
  return {
    name: decodeEntities(attributes.get('name') ?? '').trim(),
    tags: decodeEntities(attributes.get('tags') ?? '')
      .split(/\s+/u)
      .filter(Boolean),
    text: decodeEntities(inner).replace(/\r\n?/gu, '\n'),
    line: lineOf(at),
  }
}

type LineOf = (place: number) => number

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', s: '\\' }

/** Reads Twine 1: a `div` with a `tiddler` attribute per passage, line breaks as `\n`. */
function readTwineOne(area: PageElement, lineOf: LineOf, source: string): PassageStory {
  const divs = elementsIn(source, area.innerAt, area.innerAt + area.inner.length, ['div'])
  const all = divs
    .filter(({ attributes }) => attributes.has('tiddler'))
    .map(({ attributes, inner, at }): Passage => ({
      name: decodeEntities(attributes.get('tiddler') ?? '').trim(),
      tags: (attributes.get('tags') ?? '').split(/\s+/u).filter(Boolean),
      text: decodeEntities(inner.replace(/\\([nts])/gu, (_, sign: string) => ESCAPES[sign] ?? '')),
      line: lineOf(at),
    }))
  const title = all.find(({ name }) => name === 'StoryTitle')
  return {
    title: title?.text.trim() ?? '',
    start: 'Start',
    format: 'sugarcube',
    passages: all.filter(
      ({ name, tags }) => name !== 'StoryTitle' && !tags.includes('Twine.private'),
    ),
    hasScripts: false,
  }
}

function noteScripts(
  inside: readonly (PageElement & { name: string })[],
  lineOf: LineOf,
  notes: Notes,
) {
  for (const { name, inner, at } of inside) {
    if (name === 'tw-passagedata' || inner.trim() === '') continue
    if (name === 'style') notes.add(null, lineOf(at), 'A style sheet was left out.', 'looks')
    else notes.add(null, lineOf(at), SCRIPT_LEFT_OUT)
  }
}
