import type { ReviewCertificate, ReviewFinding } from '@kathasagar/api/contract'
import { certify, reviewStory } from '@kathasagar/api/rules'
import { coerced, storyNumbers, type StoryFormValues } from '@kathasagar/ui'
import { useEffect, useState } from 'react'

const REVIEW_AFTER_MS = 400

interface Reviewed {
  findings: readonly ReviewFinding[]
  certificate: ReviewCertificate | null
}

const inputOf = (values: StoryFormValues) => ({
  structure: values.story_structure,
  title: values.title,
  tagline: values.tagline,
  story_description: values.story_description,
  story_prompt: values.story_prompt,
  content_rating: values.content_rating,
  initial_xp: Number(coerced(values.initial_xp, storyNumbers.initial_xp)),
  game_config: {
    commands: Object.fromEntries(
      values.commands
        .filter(({ cost }) => cost !== '')
        .map(({ name, cost }) => [name, { cost: Number(cost) || 0 }]),
    ),
    xp_gain_multiplier: Number(coerced(values.xp_gain_multiplier, storyNumbers.xp_gain_multiplier)),
  },
})

/** The automatic review of what is typed, once the typing rests; the last one stands meanwhile. */
export function useStoryReview(values: StoryFormValues, isOn: boolean) {
  const [reviewed, setReviewed] = useState<Reviewed | null>(null)

  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => {
      const story = inputOf(values)
      setReviewed({ findings: reviewStory(story), certificate: certify(story) })
    }, REVIEW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [values, isOn])

  return {
    findings: reviewed?.findings ?? [],
    certificate: reviewed?.certificate ?? null,
    isReviewing: reviewed === null,
  }
}
