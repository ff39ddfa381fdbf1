import type { StoryCard } from '@kathasagar/api/contract'
import { fill, type BannerSlide } from '@kathasagar/ui'

import { paths } from '../paths.ts'
import { words } from '../words.ts'

interface SlideOptions {
  onPlay: (story: StoryCard) => void
  /** The story whose session is being opened. */
  startingId: string | null
}

/** A slide of the banner for each featured story. */
export function featuredSlides(
  featured: readonly StoryCard[],
  { onPlay, startingId }: SlideOptions,
): BannerSlide[] {
  return featured.map((story) => ({
    key: story.id,
    kind: words.slide.kind,
    title: story.title,
    lead: story.tagline,
    lang: story.language,
    href: paths.story(story.id),
    cover: { src: story.cover_image_url, alt: story.image_alt },
    author: story.author
      ? { name: story.author.display_name ?? '', avatar_url: story.author.avatar_url }
      : undefined,
    note: fill(words.slide.note, {
      minutes: story.estimated_play_time,
      endings: story.possible_endings,
    }),
    isFeatured: true,
    action: { onPlay: () => onPlay(story), isStarting: story.id === startingId },
  }))
}
