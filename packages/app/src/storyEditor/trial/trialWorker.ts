import { answersTo, type TrialRequest } from './answersTo.ts'

addEventListener('message', ({ data }: MessageEvent<TrialRequest>) => {
  try {
    postMessage(answersTo(data))
  } catch {
    // A draft may be too broken to be played.
    postMessage(null)
  }
})
