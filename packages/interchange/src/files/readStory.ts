import { IMPORT_LIMITS } from '../shared/importLimits.ts'
import type {
  ImportedStory,
  ImportRefusal,
  ImportRefusalCode,
  TellProgress,
} from '../shared/importedStory.ts'
import { readChoiceScript } from '../choicescript/readChoiceScript.ts'
import { baseName } from '../shared/sourceFile.ts'
import { programOf } from '../dialects/programOf.ts'
import type { PassageStory } from '../dialects/passages.ts'
import { readJson } from '../json/readJson.ts'
import { openEffort, TooLaborious } from '../program/effort.ts'
import { guardUnset } from '../dialects/guardUnset.ts'
import { openNotes, type Notes } from '../program/notes.ts'
import { storyOf } from '../program/storyOf.ts'
import { passagePlay } from '../dialects/passagePlay.ts'
import { replay } from '../replay/replay.ts'
import { isChoiceScript, foreignToolOf } from '../foreignFormats.ts'
import { isOwnTwee, readOwnTwee } from '../twee/readOwnTwee.ts'
import { readPassages, readTwee } from '../twee/readTwee.ts'
import { readTwineHtml, storyPage } from '../twine/readTwineHtml.ts'

type Format = 'json' | 'twee' | 'html' | 'ink' | 'choicescript'

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
 * Reads a story that was written elsewhere, or that we have exported: JSON, Twee, Twine HTML, ink
 * or a scene of ChoiceScript. Nothing in it is executed. What could not be carried over as it was is noted, never dropped
 * in silence; whether the story is sound is for the review to say.
 */
export async function readStory(
  fileName: string,
  given: string,
  tell?: TellProgress,
  /** What lies beside it as files of their own: looked at for what they may set, and never run. */
  scripts: readonly string[] = [],
): Promise<ImportedStory | ImportRefusal> {
  // Some tools begin a file with a mark of its encoding, which is no part of it.
  const text = given.replace(/^\uFEFF/u, '')
  const format = formatOf(fileName, text)
  const tool = foreignToolOf(fileName, isSure(fileName, format) ? undefined : text)
  if (tool !== null) return refuseFormat(tool)
  if (isTooLarge(text, format === 'html' ? IMPORT_LIMITS.pageBytes : IMPORT_LIMITS.bytes)) {
    return tooLarge()
  }
  return orTooLaborious(async () => {
    switch (format) {
      case 'json':
        return readJson(text)
      case 'twee':
        return readTweeStory(text, scripts, tell)
      case 'html':
        return readHtmlStory(text, tell)
      case 'ink':
        return readInkStory(text, tell)
      case 'choicescript':
        return readScene(fileName, text, tell)
      case null:
        return refuseFormat(null)
    }
  })
}

type Outcome = ImportedStory | ImportRefusal

/** Refuses what takes more steps to read than any story may. */
export async function orTooLaborious(read: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof TooLaborious)) throw error
    return refuse('too_large', error.message)
  }
}

/** Refuses what comes from another tool, or what nobody knows. */
export const refuseFormat = (tool: string | null): ImportRefusal =>
  refuse(
    'unknown_format',
    tool === null
      ? 'This is no story that can be read: JSON, Twee, Twine HTML, ink or ChoiceScript is needed.'
      : `This comes from ${tool}, which cannot be read here; JSON, Twee, Twine HTML, ink or ChoiceScript can.`,
  )

export const tooLarge = () =>
  refuse(
    'too_large',
    'The story is larger than 4 MiB without the program around it; split it, or leave pictures out.',
  )

/** Every sign is one to three bytes for a unit of length, so most files need no counting. */
export function isTooLarge(text: string, most: number): boolean {
  if (text.length > most) return true
  if (text.length * 3 <= most) return false
  return new TextEncoder().encode(text).length > most
}

/** By the end of the name, else by how the text begins. */
function formatOf(fileName: string, text: string): Format | null {
  const ending = /\.([a-z0-9]+)$/iu.exec(fileName)?.[1]?.toLowerCase() ?? ''
  // Scenes of ChoiceScript have been given the end of another's name.
  const isScene = /(?:^|\/)startup\.txt$/iu.test(fileName) || isChoiceScript(text)
  if (isScene && ending !== 'json' && !/^::|^===/mu.test(text)) return 'choicescript'
  if (Object.hasOwn(ENDINGS, ending)) return ENDINGS[ending] ?? null
  if (/^\s*\{/u.test(text)) return 'json'
  if (/<tw-storydata\b|<div\b[^>]{0,200}\bid="store-?area"/iu.test(text)) return 'html'
  if (/^::\s*\S/mu.test(text)) return 'twee'
  return /^(?:===|[ \t]*->[ \t]*\w|[ \t]*[*+][ \t]*\S)/mu.test(text) ? 'ink' : null
}

/** Marks of ink alone are those of other tools as well. */
const isSure = (fileName: string, format: Format | null): boolean =>
  format !== null && (format !== 'ink' || /\.ink$/iu.test(fileName))

function readTweeStory(
  text: string,
  scripts: readonly string[],
  tell?: TellProgress,
): ImportedStory | ImportRefusal {
  const passages = readPassages(text)
  if (isOwnTwee(passages)) return readOwnTwee(passages)
  const notes = openNotes()
  return passagesToStory(readTwee(passages, notes, scripts), notes, tell)
}

function readHtmlStory(text: string, tell?: TellProgress): ImportedStory | ImportRefusal {
  const page = storyPage(text)
  if (!page) return refuse('unreadable', 'This page holds no story that Twine has published.')
  if (isTooLarge(page.element.inner, IMPORT_LIMITS.bytes)) return tooLarge()
  const notes = openNotes()
  return passagesToStory(readTwineHtml(text, page, notes), notes, tell)
}

async function readInkStory(
  text: string,
  tell?: TellProgress,
): Promise<ImportedStory | ImportRefusal> {
  const { importInk } = await import('../ink/importInk.ts')
  return importInk(text, undefined, tell)
}

/** A scene that was brought without the others of its game. */
function readScene(
  fileName: string,
  text: string,
  tell?: TellProgress,
): ImportedStory | ImportRefusal {
  const name = baseName(fileName)
    .replace(/\.[a-z0-9]+$/iu, '')
    .toLowerCase()
  return readChoiceScript(new Map([[name, text]]), tell)
}

function passagesToStory(
  story: PassageStory,
  notes: Notes,
  tell?: TellProgress,
): ImportedStory | ImportRefusal {
  const count = story.passages.length
  if (count === 0) return refuse('no_passages', 'The file holds no passage.')
  if (count > IMPORT_LIMITS.passages) {
    return refuse(
      'too_many_passages',
      `The story has ${count} passages; ${IMPORT_LIMITS.passages} is the most that can be read.`,
    )
  }
  const effort = openEffort()
  const program = guardUnset(programOf(story, notes), notes, effort)
  const read = storyOf(program, notes, effort)
  return { ...read, replay: replay(read.structure, passagePlay(program), tell) }
}

function refuse(code: ImportRefusalCode, message: string): ImportRefusal {
  return { code, message, line: null }
}
