import { readFiles, type SourceFile } from '@kathasagar/interchange'

import type { ImportAnswer } from './importInWorker.ts'

const tell = (answer: ImportAnswer) => postMessage(answer)

// Importing takes seconds, so it runs in a worker that can be terminated.
addEventListener('message', ({ data }: MessageEvent<readonly SourceFile[]>) => {
  void readFiles(data, (progress) => tell({ progress })).then(
    (read) => tell({ read }),
    // A rejected promise triggers no error event of the worker.
    () => tell({ read: null }),
  )
})
