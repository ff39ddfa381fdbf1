import type {
  ImportedStory,
  ImportProgress,
  ImportRefusal,
  SourceFile,
} from '@kathasagar/interchange'

import type { Reading } from '../storyExchange.ts'

type Outcome = ImportedStory | ImportRefusal

export type ImportAnswer = { progress: ImportProgress } | { read: Outcome | null }

/** Time limit of an import, in milliseconds. */
const MOST_MS = 120_000

const tooMuch: ImportRefusal = {
  code: 'too_large',
  message: 'This takes more time or memory to read than a story may; part it in two.',
  line: null,
}

const broken: ImportRefusal = {
  code: 'unreadable',
  message: 'Something in this cannot be read here. Nothing was changed.',
  line: null,
}

/** Imports files in a worker. Terminates the worker on abort or after the time limit. */
export function importInWorker(
  files: readonly SourceFile[],
  { signal, onProgress }: Reading,
): Promise<Outcome> {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' })
  let limit: ReturnType<typeof setTimeout> | undefined
  return new Promise<Outcome>((resolve, reject) => {
    limit = setTimeout(() => resolve(tooMuch), MOST_MS)
    signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')))
    worker.addEventListener('error', () => reject(new Error('The worker failed')))
    worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => {
      if ('progress' in data) onProgress(data.progress)
      else resolve(data.read ?? broken)
    })
    worker.postMessage(files)
  }).finally(() => {
    clearTimeout(limit)
    worker.terminate()
  })
}
