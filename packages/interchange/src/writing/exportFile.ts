import type { ExportFormat } from '@kathasagar/story/vocabulary'
import type { StoryStructure } from '@kathasagar/story'
import { writeTwee } from '../twee/writeTwee.ts'
import type { ExportedStory } from '../json/exportedStory.ts'
import { writeJson } from '../json/writeJson.ts'
import { withPictures, type ReadPicture } from './withPictures.ts'

const FILES: Readonly<Record<ExportFormat, { ending: string; mediaType: string }>> = {
  json: { ending: '.json', mediaType: 'application/json' },
  twee: { ending: '.twee', mediaType: 'text/plain' },
  ink: { ending: '.ink', mediaType: 'text/plain' },
  html: { ending: '.html', mediaType: 'text/html' },
}

/** Returns the formats that can represent the story. A program is exported as its source or page. */
export function formatsFor({
  ink,
  page,
  open,
}: Pick<StoryStructure, 'ink' | 'page' | 'open'>): readonly ExportFormat[] {
  if (page) return ['json', 'html']
  if (open) return ['json']
  return ink ? ['json', 'ink'] : ['json', 'twee']
}

export interface ExportSources {
  readPicture: ReadPicture
  readPage: (hash: string) => Promise<string>
}

export async function exportFile(
  format: ExportFormat,
  story: ExportedStory,
  { readPicture, readPage }: ExportSources,
): Promise<{ file_name: string; media_type: string; text: string }> {
  const { ink, page } = story.structure
  const text =
    format === 'html' && page
      ? await readPage(page.hash)
      : format === 'ink' && ink
        ? ink.source
        : format === 'twee'
          ? writeTwee(await withPictures(story, readPicture))
          : writeJson(await withPictures(story, readPicture))
  return {
    file_name: exportedFileName(story.title, format),
    media_type: FILES[format].mediaType,
    text,
  }
}

const TITLE_MAX = 60

export const exportedFileName = (title: string, format: ExportFormat): string => {
  const plain = title.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const name = Array.from(plain.replace(/^-+|(?<!-)-+$/gu, ''))
    .slice(0, TITLE_MAX)
    .join('')
  return `${name || 'story'}${FILES[format].ending}`
}
