import type {
  ExportedStory,
  ImportedStory,
  ImportProgress,
  ImportRefusal,
  KeepPicture,
  ReadPicture,
  TaxonomyNames,
  SourceFile,
} from '@kathasagar/api/interchange'
import type { Reading, StoryExchange } from '@kathasagar/ui/authoring'

/** What comes from the worker that reads a story. */
export type ImportAnswer = { progress: ImportProgress } | { read: ImportedStory | ImportRefusal }

/** Reads in a worker, which is ended when nobody waits any more. */
function readBeside(
  files: readonly SourceFile[],
  { signal, onProgress }: Reading,
): Promise<ImportedStory | ImportRefusal> {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<ImportedStory | ImportRefusal>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')))
    worker.addEventListener('error', () => reject(new Error('The worker failed')))
    worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => {
      if ('progress' in data) onProgress(data.progress)
      else resolve(data.read)
    })
    worker.postMessage(files)
  }).finally(() => worker.terminate())
}

/** The story that leaves, and the taxonomy of this installation, as they are when they are asked for. */
export interface FormAccess {
  about: () => Promise<ExportedStory['about']>
  taxonomy: () => TaxonomyNames
  /** Has a picture kept that came with a story. */
  keepPicture: KeepPicture
  /** Reads a picture that is kept. */
  readPicture: ReadPicture
}

/** Stories of other tools; what reads and writes them is fetched when it is asked for. */
export const exchangeAt = ({ about, taxonomy, ...pictures }: FormAccess): StoryExchange => ({
  read: async (files, reading) => {
    const found = await (typeof Worker === 'undefined'
      ? readHere(files, reading)
      : readBeside(files, reading))
    if ('code' in found) return found
    const { keepPictures, matchTaxonomy, withoutMends } =
      await import('@kathasagar/api/interchange')
    const keep: KeepPicture = (bytes) => {
      reading.signal.throwIfAborted()
      return pictures.keepPicture(bytes)
    }
    const read = await keepPictures(found, keep, reading.onProgress)
    const { notes } = matchTaxonomy(read.about ?? {}, taxonomy())
    const story = { ...read, notes: [...read.notes, ...notes] }
    return { ...story, without: (ids) => withoutMends(story, ids) }
  },
  write: async (format, story) => {
    const { exportedFileName, withPictures, WRITERS } = await import('@kathasagar/api/interchange')
    const { hasPlates, write } = WRITERS[format]
    const whole = { ...story, about: await about() }
    const pictured = hasPlates ? await withPictures(whole, pictures.readPicture) : whole
    return { name: exportedFileName(story.title, format), text: write(pictured) }
  },
})

async function readHere(files: readonly SourceFile[], { onProgress }: Reading) {
  const { readFiles } = await import('@kathasagar/api/interchange')
  return readFiles(files, onProgress)
}
