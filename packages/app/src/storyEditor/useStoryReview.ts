import type { Certificate, ReviewFinding } from '@kathasagar/story/schema'
import { isPlayFinding, PUBLISH_MINIMUMS, type ReviewedStory } from '@kathasagar/story'
import type { StoryFormValues } from '@kathasagar/ui/internal'
import { playedStoryOf } from '@kathasagar/ui/internal/editor'
import { useEffect, useRef, useState } from 'react'

import { type ReviewPart, reviewPart } from './reviewParts.ts'
import { runWhenIdle } from '../shared/runWhenIdle.ts'

const REVIEW_AFTER_MS = 400

interface Reviewed {
  findings: readonly ReviewFinding[]
  certificate: Certificate | null
  bytes: number
}

/** Adds a part. The last certificate stays until a new one or a play error. */
function withPart(
  before: Reviewed | null,
  part: Exclude<ReviewPart, { walked: number }>,
): Reviewed | null {
  if ('certificate' in part) return before && { ...before, certificate: part.certificate }
  const { findings, bytes } = part
  const certificate = findings.some(isPlayFinding) ? null : (before?.certificate ?? null)
  return { findings, bytes, certificate }
}

/** Reviews the form after a pause in typing. Until then, returns the last result. */
export function useStoryReview(values: StoryFormValues, isOn: boolean) {
  const [reviewed, setReviewed] = useState<Reviewed | null>(null)
  const [walked, setWalked] = useState(0)
  const reviewer = useRef<Reviewer | null>(null)

  useEffect(() => {
    if (!isOn) return
    const opened = openReviewer((part) => {
      setWalked('walked' in part ? part.walked : 0)
      if (!('walked' in part)) setReviewed((before) => withPart(before, part))
    })
    reviewer.current = opened
    return () => opened.close()
  }, [isOn])

  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => reviewer.current?.review(playedStoryOf(values)), REVIEW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [values, isOn])

  return {
    findings: reviewed?.findings ?? [],
    certificate: reviewed?.certificate ?? null,
    bytes: reviewed?.bytes,
    floors: PUBLISH_MINIMUMS,
    isBusy: reviewed === null,
    walked,
  }
}

interface Reviewer {
  review: (story: ReviewedStory) => void
  close: () => void
}

/** Reviews in the main thread when idle. Used if workers are missing or fail. */
function reviewHere(onPart: (part: ReviewPart) => void): Reviewer {
  let forget = () => {}
  return {
    review: (story) => {
      forget()
      forget = runWhenIdle(() => {
        onPart(reviewPart({ number: 0, story }, 'findings'))
        forget = runWhenIdle(() => onPart(reviewPart({ number: 0, story }, 'certificate')))
      })
    },
    close: () => forget(),
  }
}

/** Reviews in a worker, so that typing is not blocked. Only the latest version is reviewed. */
function openReviewer(onPart: (part: ReviewPart) => void): Reviewer {
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
