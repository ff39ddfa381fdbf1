import { readFiles, type SourceFile } from '@kathasagar/interchange'

import type { ImportAnswer } from './readBeside.ts'

const tell = (answer: ImportAnswer) => postMessage(answer)

// Beside the page: a large story takes seconds, and whoever waits for it may stop it.
addEventListener('message', ({ data }: MessageEvent<readonly SourceFile[]>) => {
  void readFiles(data, (progress) => tell({ progress })).then(
    (read) => tell({ read }),
    // A promise that breaks in a worker is no fault of the worker: without this nobody would hear of it.
    () => tell({ read: null }),
  )
})
