import { EXPORT_FORMATS, type ExportFormat } from '@kathasagar/story/vocabulary'
import type { StoryStructure } from '@kathasagar/story'
import { gamebook } from './gamebook.ts'
import { writeBookPage } from '../book/writeBookPage.ts'
import { writeEpub } from '../book/writeEpub.ts'
import type { ExportedStory } from '../json/exportedStory.ts'
import { writeJson } from '../json/writeJson.ts'
import { writeTwee } from '../twee/writeTwee.ts'
import { writeInk } from './writeInk.ts'
import { writeSugarCube } from './writeSugarCube.ts'
import { writeTwineHtml } from './writeTwineHtml.ts'

/** A form in which a story leaves, and what its file is called and served as. */
export interface StoryWriter {
  /** End of the file's name. */
  ending: string
  mediaType: string
  /** Whether plates leave in it, and with them the pictures that are kept here. */
  hasPlates?: boolean
  /** Text, or the bytes of a file that is none. */
  write: (story: ExportedStory) => string | Uint8Array
}

/** Every form in which a story leaves, for the screen, the command line and the API alike. */
export const WRITERS: Readonly<Record<ExportFormat, StoryWriter>> = {
  json: { ending: '.json', mediaType: 'application/json', hasPlates: true, write: writeJson },
  twee: { ending: '.twee', mediaType: 'text/plain', hasPlates: true, write: writeTwee },
  sugarcube: { ending: '-sugarcube.twee', mediaType: 'text/plain', write: writeSugarCube },
  twine: { ending: '.html', mediaType: 'text/html', write: (story) => writeTwineHtml(story) },
  ink: {
    ending: '.ink',
    mediaType: 'text/plain',
    write: (story) => story.structure.ink?.source ?? writeInk(story),
  },
  gamebook: {
    ending: '.epub',
    mediaType: 'application/epub+zip',
    hasPlates: true,
    write: (story) => writeEpub(gamebook(story)),
  },
  gamebook_page: {
    ending: '-gamebook.html',
    mediaType: 'text/html',
    hasPlates: true,
    write: (story) => writeBookPage(gamebook(story)),
  },
}

/** Forms that can hold a story: a program leaves whole or as its own source. */
export function formatsFor({
  ink,
  page,
}: Pick<StoryStructure, 'ink' | 'page'>): readonly ExportFormat[] {
  if (page) return ['json', 'twine']
  return ink === undefined ? EXPORT_FORMATS : ['json', 'ink']
}

/** Enough of a title to know the file by. */
const SIGNS = 60

/** A title as the name of a file that every system takes. */
export const exportedFileName = (title: string, format: ExportFormat) => {
  const plain = title.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const name = Array.from(plain.replace(/^-+|(?<!-)-+$/gu, ''))
    .slice(0, SIGNS)
    .join('')
  return `${name || 'story'}${WRITERS[format].ending}`
}
