import type { ReviewCertificate, ReviewFinding } from '@kathasagar/api/contract'
import { certify, reviewStory } from '@kathasagar/api/rules'
import type { StoryFormValues } from '@kathasagar/ui'
import { useEffect, useState } from 'react'

import { playedStoryOf } from '../authoring/playedStory.ts'
import { whenIdle } from '../authoring/whenIdle.ts'

const REVIEW_AFTER_MS = 400

interface Reviewed {
  findings: readonly ReviewFinding[]
  certificate: ReviewCertificate | null
}

/** The automatic review of what is typed, once the typing rests; the last one stands meanwhile. */
export function useStoryReview(values: StoryFormValues, isOn: boolean) {
  const [reviewed, setReviewed] = useState<Reviewed | null>(null)

  useEffect(() => {
    if (!isOn) return
    let forget = () => {}
    const timer = setTimeout(() => {
      const story = playedStoryOf(values)
      const findings = reviewStory(story)
      const isSound = findings.every(({ severity }) => severity !== 'error')
      setReviewed((before) => ({
        findings,
        certificate: (isSound && before?.certificate) || null,
      }))
      // A thousand plays wait until the author does: a finding comes first.
      forget = whenIdle(() => setReviewed({ findings, certificate: certify(story) }))
    }, REVIEW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [values, isOn])

  return {
    findings: reviewed?.findings ?? [],
    certificate: reviewed?.certificate ?? null,
    isReviewing: reviewed === null,
  }
}
