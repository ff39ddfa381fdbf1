import { readFiles, type SourceFile } from '@kathasagar/interchange'

import type { ImportAnswer } from './importInWorker.ts'

const tell = (answer: ImportAnswer) => postMessage(answer)

// Reading a large story takes seconds, so it runs in a worker that can be stopped.
addEventListener('message', ({ data }: MessageEvent<readonly SourceFile[]>) => {
  void readFiles(data, (progress) => tell({ progress })).then(
    (read) => tell({ read }),
    // A rejected promise does not raise an error event of the worker.
    () => tell({ read: null }),
  )
})
