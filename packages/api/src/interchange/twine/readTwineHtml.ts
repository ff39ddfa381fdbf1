import type { HTMLElement } from 'node-html-parser'
import { lineCounter } from '../dialects/lines.ts'
import type { Passage, PassageStory } from '../dialects/passages.ts'
import type { Notes } from '../program/notes.ts'

/** Reads the first story of what Twine 2 publishes or archives; null where there is none. */
export async function readTwineHtml(source: string, notes: Notes): Promise<PassageStory | null> {
  const { parse } = await import('node-html-parser')
  const root = parse(source, { comment: false, blockTextElements: { script: true, style: true } })
  const [story, ...others] = root.querySelectorAll('tw-storydata')
  if (!story) return null
  if (others.length > 0) {
    notes.add(null, null, `The file holds ${others.length} more stories; only the first was read.`)
  }
  const lineOf = lineCounter(source, 1)
  noteScripts(story, lineOf, notes)
  const elements = story.querySelectorAll('tw-passagedata')
  const passages = elements.map((element) => passageOf(element, lineOf))
  const first = elements.findIndex(
    (element) => element.getAttribute('pid') === story.getAttribute('startnode'),
  )
  return {
    title: story.getAttribute('name') ?? '',
    start: passages[first]?.name ?? 'Start',
    format: story.getAttribute('format')?.toLowerCase() ?? null,
    passages,
  }
}

function passageOf(element: HTMLElement, lineOf: (place: number) => number): Passage {
  return {
    name: (element.getAttribute('name') ?? '').trim(),
    tags: (element.getAttribute('tags') ?? '').split(/\s+/u).filter(Boolean),
    text: element.textContent.replace(/\r\n?/gu, '\n'),
    line: lineOf(element.range[0]),
  }
}

function noteScripts(story: HTMLElement, lineOf: (place: number) => number, notes: Notes) {
  for (const element of story.querySelectorAll('script, style')) {
    if (element.textContent.trim() === '') continue
    const message = 'A script or style sheet was left out; scripts never run here.'
    notes.add(null, lineOf(element.range[0]), message)
  }
}
