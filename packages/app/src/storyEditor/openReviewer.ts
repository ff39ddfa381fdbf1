import type { ReviewedStory } from '@kathasagar/story'

import { whenIdle } from '../shared/whenIdle.ts'
import { reviewPart, type ReviewPart } from './reviewParts.ts'

export interface Reviewer {
  review: (story: ReviewedStory) => void
  close: () => void
}

/** Reviews in the main thread when idle, if workers are missing or fail. */
function reviewHere(onPart: (part: ReviewPart) => void): Reviewer {
  let forget = () => {}
  return {
    review: (story) => {
      forget()
      forget = whenIdle(() => {
        onPart(reviewPart({ number: 0, story }, 'findings'))
        forget = whenIdle(() => onPart(reviewPart({ number: 0, story }, 'certificate')))
      })
    },
    close: () => forget(),
  }
}

/** Reviews in a worker, so that typing is not blocked. Only the latest version is reviewed. */
export function openReviewer(onPart: (part: ReviewPart) => void): Reviewer {
  if (typeof Worker === 'undefined') return reviewHere(onPart)
  const worker = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' })
  let here: Reviewer | null = null
  let asked: ReviewedStory | null = null
  let number = 0

  worker.addEventListener('message', ({ data }: MessageEvent<ReviewPart>) => {
    if (data.number === number) onPart(data)
  })
  worker.addEventListener('error', () => {
    worker.terminate()
    here ??= reviewHere(onPart)
    if (asked) here.review(asked)
  })
  return {
    review: (story) => {
      asked = story
      number += 1
      if (here) here.review(story)
      else worker.postMessage({ number, story })
    },
    close: () => {
      worker.terminate()
      here?.close()
    },
  }
}
