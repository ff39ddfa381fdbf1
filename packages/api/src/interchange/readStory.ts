import { IMPORT_LIMITS } from './importLimits.ts'
import type { ImportedStory, ImportRefusal, ImportRefusalCode } from './importedStory.ts'
import { programOf } from './dialects/programOf.ts'
import type { PassageStory } from './dialects/passages.ts'
import { readJson } from './json/readJson.ts'
import { openNotes, type Notes } from './program/notes.ts'
import { storyOf } from './program/storyOf.ts'
import { isOwnTwee, readOwnTwee } from './twee/readOwnTwee.ts'
import { readPassages, readTwee } from './twee/readTwee.ts'

type Format = 'json' | 'twee' | 'html' | 'ink'

const ENDINGS: Readonly<Record<string, Format>> = {
  json: 'json',
  twee: 'twee',
  twee3: 'twee',
  tw: 'twee',
  html: 'html',
  htm: 'html',
  ink: 'ink',
}

/**
 * Reads a story that was written elsewhere, or that we have exported: JSON, Twee 3, Twine 2 HTML or
 * ink. Nothing in it is executed. What could not be carried over as it was is noted, never dropped
 * in silence; whether the story is sound is for the review to say.
 */
export async function readStory(
  fileName: string,
  given: string,
): Promise<ImportedStory | ImportRefusal> {
  // Some tools begin a file with a mark of its encoding, which is no part of it.
  const text = given.replace(/^\uFEFF/u, '')
  if (isTooLarge(text)) {
    return refuse(
      'too_large',
      'The file is larger than 4 MiB; split the story, or leave pictures out.',
    )
  }
  switch (formatOf(fileName, text)) {
    case 'json':
      return readJson(text)
    case 'twee':
      return readTweeStory(text)
    case 'html':
      return readHtmlStory(text)
    case 'ink':
      return readInkStory(text)
    case null:
      return refuse(
        'unknown_format',
        'This is no story that can be read: JSON, Twee 3, Twine 2 HTML or ink is needed.',
      )
  }
}

/** Every sign is one to three bytes for a unit of length, so most files need no counting. */
function isTooLarge(text: string): boolean {
  if (text.length > IMPORT_LIMITS.bytes) return true
  if (text.length * 3 <= IMPORT_LIMITS.bytes) return false
  return new TextEncoder().encode(text).length > IMPORT_LIMITS.bytes
}

/** By the end of the name, else by how the text begins. */
function formatOf(fileName: string, text: string): Format | null {
  const ending = /\.([a-z0-9]+)$/iu.exec(fileName)?.[1]?.toLowerCase() ?? ''
  if (Object.hasOwn(ENDINGS, ending)) return ENDINGS[ending] ?? null
  if (/^\s*\{/u.test(text)) return 'json'
  if (text.includes('<tw-storydata')) return 'html'
  if (/^::\s*\S/mu.test(text)) return 'twee'
  return /^(?:===|\s*->\s*\w|\s*[*+]\s*\S)/mu.test(text) ? 'ink' : null
}

function readTweeStory(text: string): ImportedStory | ImportRefusal {
  const passages = readPassages(text)
  if (isOwnTwee(passages)) return readOwnTwee(passages)
  const notes = openNotes()
  return passagesToStory(readTwee(passages, notes), notes)
}

async function readHtmlStory(text: string): Promise<ImportedStory | ImportRefusal> {
  const { readTwineHtml } = await import('./twine/readTwineHtml.ts')
  const notes = openNotes()
  const story = await readTwineHtml(text, notes)
  return story
    ? passagesToStory(story, notes)
    : refuse('unreadable', 'This page holds no story that Twine 2 has published.')
}

async function readInkStory(text: string): Promise<ImportedStory | ImportRefusal> {
  const { readInk } = await import('./ink/readInk.ts')
  return readInk(text)
}

function passagesToStory(story: PassageStory, notes: Notes): ImportedStory | ImportRefusal {
  const count = story.passages.length
  if (count === 0) return refuse('no_passages', 'The file holds no passage.')
  if (count > IMPORT_LIMITS.passages) {
    return refuse(
      'too_many_passages',
      `The story has ${count} passages; ${IMPORT_LIMITS.passages} is the most that can be read.`,
    )
  }
  return storyOf(programOf(story, notes), notes)
}

function refuse(code: ImportRefusalCode, message: string): ImportRefusal {
  return { code, message, line: null }
}
