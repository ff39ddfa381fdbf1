import type { StoryCard } from '@kathasagar/api/contract'

/** Paintings that Storybook serves beside the stories. */
const PAINTINGS = [
  '/covers/ghat.svg',
  '/covers/stepwell.svg',
  '/covers/parrot.svg',
  '/covers/jantar.svg',
  '/covers/dunes.svg',
  '/covers/naga.svg',
  '/covers/boat.svg',
  '/covers/street.svg',
] as const

/** Gives each story a painting of its own, for stories and tests. */
export const paintCovers = <T extends StoryCard>(stories: readonly T[], from = 0): T[] =>
  stories.map((story, index) => ({
    ...story,
    cover_image_url: PAINTINGS[(from + index) % PAINTINGS.length] ?? PAINTINGS[0],
  }))
