import { readFiles, type SourceFile } from '@kathasagar/interchange'

import type { ImportAnswer } from './importInWorker.ts'

const tell = (answer: ImportAnswer) => postMessage(answer)

// This worker imports files, which takes seconds. The page can terminate it.
addEventListener('message', ({ data }: MessageEvent<readonly SourceFile[]>) => {
  void readFiles(data, (progress) => tell({ progress })).then(
    (read) => tell({ read }),
    // Sends null, because a rejected promise does not trigger an error event of the worker.
    () => tell({ read: null }),
  )
})
