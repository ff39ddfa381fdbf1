import { answersTo, type TrialRequest } from './answersTo.ts'

addEventListener('message', ({ data }: MessageEvent<TrialRequest>) => {
  try {
    postMessage(answersTo(data))
  } catch {
    // An invalid draft may not be playable.
    postMessage(null)
  }
})
