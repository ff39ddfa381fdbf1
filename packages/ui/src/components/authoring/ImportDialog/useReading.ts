import { useEffect, useState } from 'react'
import type { ImportProgress, ImportRefusal } from '@kathasagar/interchange'

import type { Reading, ReadStory, StoryExchange } from '../../../authoring/storyExchange.ts'
import { nameOfAll, sourcesOf, type PickedFile } from './pickedFiles.ts'

export type Read = ReadStory | ImportRefusal

async function readAll(
  picked: readonly PickedFile[],
  exchange: StoryExchange,
  reading: Reading,
): Promise<Read> {
  try {
    return await exchange.read(await sourcesOf(picked), reading)
  } catch {
    return { code: 'unreadable', message: nameOfAll(picked), line: null }
  }
}

/** Reads what was picked; it is stopped when nobody waits for it any more. */
export function useReading(picked: readonly PickedFile[], exchange: StoryExchange) {
  const [read, setRead] = useState<Read | null>(null)
  const [progress, setProgress] = useState<ImportProgress>({ step: 'unpacking', share: 0 })

  useEffect(() => {
    const stop = new AbortController()
    const reading: Reading = { signal: stop.signal, onProgress: setProgress }
    void readAll(picked, exchange, reading).then((found) => {
      if (!stop.signal.aborted) setRead(found)
    })
    return () => stop.abort()
  }, [picked, exchange])

  return { read, progress }
}
