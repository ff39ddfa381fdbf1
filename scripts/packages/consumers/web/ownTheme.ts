import type { StoryCardProps } from '@kathasagar/ui'
import { makeStory } from '@kathasagar/api/testing/fixtures'

// An app with an Emotion theme of its own keeps it: ours adds nothing to the type.
declare module '@emotion/react' {
  export interface Theme {
    color: number
  }
}

/** A story of the contract's test data is one that a card shows. */
export const story: StoryCardProps['story'] = makeStory({ cover_image_url: null })

// @ts-expect-error -- the contract's types have come along: they are not `any`
export const nonsense: StoryCardProps['story'] = { nonsense: 1 }
