import { IMPORT_LIMITS } from '../shared/importLimits.ts'
import type {
  ImportedStory,
  ImportRefusal,
  ImportRefusalCode,
  ReportProgress,
} from '../shared/importedStory.ts'
import { readJson } from '../json/readJson.ts'
import { openNotes } from '../passages/notes.ts'
import { passagesToStory } from '../passages/passagesToStory.ts'
import { isOwnTwee, readOwnTwee } from '../twee/readOwnTwee.ts'
import { readPassages, readTwee } from '../twee/readTwee.ts'
import { readTwineHtml, storyPage } from '../twine/readTwineHtml.ts'

type Format = 'json' | 'twee' | 'html' | 'ink'

/** Maximum number of characters that are searched to detect the format. */
const MAX_SEARCHED = 100_000

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
 * Reads JSON, Twee, Twine HTML or ink without running code. Adds notes on content that is not
 * imported. `hasScripts` is true if scripts accompany the file.
 */
export async function readStory(
  fileName: string,
  given: string,
  tell?: ReportProgress,
  hasScripts = false,
): Promise<ImportedStory | ImportRefusal> {
  // Byte order mark.
  const text = given.replace(/^\uFEFF/u, '')
  const format = formatOf(fileName, text)
  if (isTooLarge(text, format === 'html' ? IMPORT_LIMITS.pageBytes : IMPORT_LIMITS.bytes)) {
    return tooLarge()
  }
  switch (format) {
    case 'json':
      return readJson(text)
    case 'twee':
      return readTweeStory(text, hasScripts)
    case 'html':
      return readHtmlStory(text)
    case 'ink': {
      const { importInk } = await import('../ink/importInk.ts')
      return importInk({ name: fileName, text }, [], tell)
    }
    case null:
      return refuseFormat()
  }
}

export const refuseFormat = (): ImportRefusal =>
  refuse(
    'unknown_format',
    'This file is not a story that can be imported. Choose JSON, Twee, a Twine page or ink.',
  )

export const tooLarge = (): ImportRefusal =>
  refuse('too_large', 'This story is larger than 2 MB. Split it, or import a part of it.')

/** Returns true if a text exceeds a number of bytes. Counts bytes only if necessary. */
export function isTooLarge(text: string, most: number): boolean {
  if (text.length > most) return true
  if (text.length * 3 <= most) return false
  return new TextEncoder().encode(text).length > most
}

/** Returns the format by extension, or by content if there is no extension or it is `.txt`. */
function formatOf(fileName: string, text: string): Format | null {
  const ending = /\.([a-z0-9]+)$/iu.exec(fileName)?.[1]?.toLowerCase() ?? 'txt'
  if (Object.hasOwn(ENDINGS, ending)) return ENDINGS[ending] ?? null
  if (ending !== 'txt' || isChoiceScript(text)) return null
  if (/^\s*\{/u.test(text)) return 'json'
  if (/<tw-storydata\b|<div\b[^>]{0,200}\bid="store-?area"/iu.test(text)) return 'html'
  if (/^::\s*\S/mu.test(text)) return 'twee'
  return /^(?:===|[ \t]*->[ \t]*\w|[ \t]*[*+][ \t]*\S)/mu.test(text) ? 'ink' : null
}

/** Detects ChoiceScript, whose commands start with an asterisk like ink choices. */
export function isChoiceScript(text: string): boolean {
  const commands = text
    .slice(0, MAX_SEARCHED)
    .matchAll(
      /^[ \t]*\*(choice|fake_choice|title|scene_list|create|page_break|finish|goto|label|set|temp|stat_chart|ending|goto_scene|gosub|comment|author)\b/gmu,
    )
  return new Set([...commands].map(([, command]) => command)).size >= 2
}

function readTweeStory(text: string, hasScripts: boolean): ImportedStory | ImportRefusal {
  const passages = readPassages(text)
  if (isOwnTwee(passages)) return readOwnTwee(passages)
  const notes = openNotes()
  return passagesToStory(readTwee(passages, notes, hasScripts), notes)
}

function readHtmlStory(text: string): ImportedStory | ImportRefusal {
  const page = storyPage(text)
  if (!page) return refuse('unreadable', 'This page contains no published Twine story.')
  if (isTooLarge(page.element.inner, IMPORT_LIMITS.bytes)) return tooLarge()
  const notes = openNotes()
  return passagesToStory(readTwineHtml(text, page, notes), notes)
}

const refuse = (code: ImportRefusalCode, message: string): ImportRefusal => ({
  code,
  message,
  line: null,
})
