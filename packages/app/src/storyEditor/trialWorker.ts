import { answersTo, type TrialRequest } from '@kathasagar/engine/narration/trial/answersTo'

addEventListener('message', ({ data }: MessageEvent<TrialRequest>) => {
  try {
    postMessage(answersTo(data))
  } catch {
    // An invalid draft may not be playable.
    postMessage(null)
  }
})
