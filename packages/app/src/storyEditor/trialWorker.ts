import { answersTo, type TrialRequest } from '@kathasagar/engine/narration/trial/answersTo'

addEventListener('message', ({ data }: MessageEvent<TrialRequest>) => {
  try {
    postMessage(answersTo(data))
  } catch {
    // An invalid draft can't be played.
    postMessage(null)
  }
})
