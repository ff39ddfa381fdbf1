import type {
  ExportedStory,
  StorePicture,
  ReadPicture,
  TaxonomyNames,
  SourceFile,
} from '@kathasagar/interchange'

import type { Reading, StoryExchange } from '../storyExchange.ts'
import { playablePage, readPage, type KeepPage } from './asItIs.ts'
import { importInWorker } from './importInWorker.ts'

export interface FormAccess {
  about: () => Promise<ExportedStory['about']>
  taxonomy: () => TaxonomyNames
  keepPicture: StorePicture
  readPicture: ReadPicture
  keepPage: KeepPage
}

/** Creates the functions that import and export stories. They load their code on first use. */
export const exchangeAt = ({ about, taxonomy, ...pictures }: FormAccess): StoryExchange => ({
  read: async (files, reading) => {
    const found = await (typeof Worker === 'undefined'
      ? readHere(files, reading)
      : importInWorker(files, reading))
    const read = playablePage(files, found, pictures.keepPage) ?? found
    if ('code' in read || 'code' in found) return read
    const { matchTaxonomy, storePictures } = await import('@kathasagar/interchange')
    const keep: StorePicture = (bytes) => {
      reading.signal.throwIfAborted()
      return pictures.keepPicture(bytes)
    }
    const kept = await storePictures(found, keep, reading.onProgress)
    const { notes } = matchTaxonomy(kept.about ?? {}, taxonomy())
    return { ...read, ...kept, notes: [...kept.notes, ...notes] }
  },
  write: async (format, story) => {
    const { exportedFileName, exportFile } = await import('@kathasagar/interchange')
    const whole = { ...story, about: await about() }
    if (format === 'page') {
      const { writePage } = await import('./writePage.ts')
      return { name: exportedFileName(story.title, 'html'), content: await writePage(whole) }
    }
    const { file_name, text } = await exportFile(format, whole, { ...pictures, readPage })
    return { name: file_name, content: text }
  },
})

async function readHere(files: readonly SourceFile[], { onProgress }: Reading) {
  const { readFiles } = await import('@kathasagar/interchange')
  return readFiles(files, onProgress)
}
