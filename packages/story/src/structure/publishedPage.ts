import type { PageProgram, StoryProgram } from '../schema/pageProgram.ts'
import type { StoryNode, StoryStructure } from '../schema/structure.ts'
import { PAGE_LIMITS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'

export interface PublishedPage {
  title: string
  format: string
}

export const isPage = (program: StoryProgram | null): program is PageProgram =>
  program !== null && 'hash' in program

const STORY_DATA = /<tw-storydata\b[^<>]{0,4000}>/iu
/** Matches scripts other than the author's, which have a Twine type. */
const ENGINE = /<script\b(?![^<>]*\btype\s*=\s*["']?text\/twine)[^<>]{0,1000}>/giu
const ENGINE_MIN = 200

const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`, 'iu').exec(tag)?.[1]?.trim() ?? ''

function hasEngine(html: string): boolean {
  for (const { index } of html.matchAll(ENGINE)) {
    const end = html.indexOf('</script', index)
    if (end - index > ENGINE_MIN) return true
  }
  return false
}

/** Returns the metadata of a page that can run on its own. Null without story data or an engine. */
export function publishedPage(html: string): PublishedPage | null {
  const tag = STORY_DATA.exec(html)?.[0]
  if (tag === undefined || !hasEngine(html)) return null
  const format = `${attributeOf(tag, 'format')} ${attributeOf(tag, 'format-version')}`.trim()
  return {
    title: attributeOf(tag, 'name').slice(0, STORY_LIMITS.titleMax),
    format: format.slice(0, PAGE_LIMITS.formatMax),
  }
}

const START = 'Start'
const END = 'End'

/**
 * Creates the structure of a story that runs in its own page, with an opening and an ending.
 * @param opening The first scene as imported. In play, the page's content replaces it.
 */
export function pageStructure(
  page: NonNullable<StoryStructure['page']>,
  opening: StoryNode | undefined,
  title: string,
): StoryStructure {
  // Omits text with braces, because only the page's engine can evaluate it.
  const isPlain = opening !== undefined && !opening.text.includes('{')
  const open = opening?.choices.map(({ text }) => ({ text, target: END })) ?? []
  return {
    start_node: START,
    nodes: {
      [START]: {
        text: (isPlain && opening.text.trim()) || title,
        choices: open.length > 0 ? open : [{ text: '…', target: END }],
        ...(opening?.title && { title: opening.title }),
      },
      [END]: { text: '', choices: [] },
    },
    page,
  }
}
