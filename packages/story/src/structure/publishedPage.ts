import type { PageProgram, StoryProgram } from '../schema/pageProgram.ts'
import type { StoryNode, StoryStructure } from '../schema/structure.ts'
import { PAGE_LIMITS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'

/** What a published page of Twine says of itself. */
export interface PublishedPage {
  title: string
  /** With its version, as in "SugarCube 2.36.1". */
  format: string
}

/** Whether a story is played by its own page. */
export const isPage = (program: StoryProgram | null): program is PageProgram =>
  program !== null && 'hash' in program

const STORY_DATA = /<tw-storydata\b[^<>]{0,4000}>/iu
/** Scripts of an author's own lie within the story and are of a type of Twine's. */
const ENGINE = /<script\b(?![^<>]*\btype\s*=\s*["']?text\/twine)[^<>]{0,1000}>/giu
/** Signs of the smallest engine there is. */
const ENGINE_MIN = 200

const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`, 'iu').exec(tag)?.[1]?.trim() ?? ''

/** Whether a script of the page is long enough to play a story. */
function hasEngine(html: string): boolean {
  for (const { index } of html.matchAll(ENGINE)) {
    const end = html.indexOf('</script', index)
    if (end - index > ENGINE_MIN) return true
  }
  return false
}

/** A page that can play its story by itself; null for one without a story, or without its engine. */
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
 * The structure of a story that its own page plays: how it opens, and one end.
 *
 * @param opening The first scene as far as it was read; what the page shows takes its place in play.
 */
export function pageStructure(
  page: NonNullable<StoryStructure['page']>,
  opening: StoryNode | undefined,
  title: string,
): StoryStructure {
  // What is to be filled in is nothing to read: only the page knows what it is.
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
