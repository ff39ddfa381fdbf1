import type { StoryCardProps } from '@kathasagar/ui'
import { makeStory } from '@kathasagar/ui/fixtures'

// Our types must not extend an app's own Emotion theme.
declare module '@emotion/react' {
  export interface Theme {
    color: number
  }
}

export const story: StoryCardProps['story'] = makeStory({ cover_image_url: null })

// @ts-expect-error -- the contract's types are included and not `any`
export const nonsense: StoryCardProps['story'] = { nonsense: 1 }
