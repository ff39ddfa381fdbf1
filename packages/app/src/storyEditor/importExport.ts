import type {
  ExportedStory,
  KeepPicture,
  ReadPicture,
  TaxonomyNames,
  SourceFile,
} from '@kathasagar/interchange'
import type { Reading, StoryExchange } from '@kathasagar/ui/authoring'

import { playablePage, readPage, type KeepPage } from './asItIs.ts'
import { readBeside } from './readBeside.ts'

/** The story that leaves, and the taxonomy of this installation, as they are when they are asked for. */
export interface FormAccess {
  about: () => Promise<ExportedStory['about']>
  taxonomy: () => TaxonomyNames
  /** Has a picture kept that came with a story. */
  keepPicture: KeepPicture
  /** Reads a picture that is kept. */
  readPicture: ReadPicture
  /** Has a page kept that plays its story by itself. */
  keepPage: KeepPage
}

/** Stories of other tools; what reads and writes them is fetched when it is asked for. */
export const exchangeAt = ({ about, taxonomy, ...pictures }: FormAccess): StoryExchange => ({
  read: async (files, reading) => {
    const found = await (typeof Worker === 'undefined'
      ? readHere(files, reading)
      : readBeside(files, reading))
    const read = playablePage(files, found, pictures.keepPage) ?? found
    if ('code' in read || 'code' in found) return read
    const { keepPictures, matchTaxonomy } = await import('@kathasagar/interchange')
    const keep: KeepPicture = (bytes) => {
      reading.signal.throwIfAborted()
      return pictures.keepPicture(bytes)
    }
    const kept = await keepPictures(found, keep, reading.onProgress)
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
