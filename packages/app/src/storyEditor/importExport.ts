import type {
  ExportedStory,
  KeepPicture,
  ReadPicture,
  TaxonomyNames,
  SourceFile,
} from '@kathasagar/interchange'
import type { Reading, StoryExchange } from '@kathasagar/ui/authoring'

import { asItIs, pageAlone, readPage, type KeepPage } from './asItIs.ts'
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
    const asIs = asItIs(files, found, pictures.keepPage)
    if ('code' in found) {
      if (asIs === undefined) return found
      const alone = pageAlone(files)
      return { ...alone, asIs, without: () => alone }
    }
    const { keepPictures, matchTaxonomy, withoutFixes } = await import('@kathasagar/interchange')
    const keep: KeepPicture = (bytes) => {
      reading.signal.throwIfAborted()
      return pictures.keepPicture(bytes)
    }
    const read = await keepPictures(found, keep, reading.onProgress)
    const { notes } = matchTaxonomy(read.about ?? {}, taxonomy())
    const story = { ...read, notes: [...read.notes, ...notes] }
    return { ...story, asIs, without: (ids) => withoutFixes(story, ids) }
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
