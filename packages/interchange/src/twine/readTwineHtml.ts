import { decodeEntities } from '../passages/decodeEntities.ts'
import { lineCounter } from '../passages/lines.ts'
import type { Passage, PassageStory } from '../passages/passage.ts'
import { SCRIPT_LEFT_OUT } from '../passages/passagesToStory.ts'
import type { Notes } from '../passages/notes.ts'
import { elementsIn, type PageElement } from './scanPage.ts'

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

/** A Twine 1 store contains nested divs, so it ends at the last one. */
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

/** Twine 1 has a `div` with a `tiddler` attribute per passage, and line breaks as `\n`. */
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
