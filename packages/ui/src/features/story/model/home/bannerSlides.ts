import type { SiteConfig, StoryCard } from '@kathasagar/api/contract'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import type { Format } from '../../../../design-system/format/createFormat.ts'
import type { Messages } from '../../../../messages/en.ts'
import type { BannerSlide } from '../../components/BannerCarousel/BannerCarousel.tsx'

const SLIDES = 4

interface SlideOptions {
  site: SiteConfig | undefined
  hrefs: { story: (id: string) => string; guide: string; premiumWaitlist: string }
  reads: StoryLanguage
  tale?: StoryCard | undefined
  onPlay: (story: StoryCard) => void
  startingId: string | null
  messages: Messages['site']
  format: Format
}

const storySlide = (
  story: StoryCard,
  { hrefs, tale, onPlay, startingId, messages, format }: Omit<SlideOptions, 'site' | 'reads'>,
): BannerSlide => ({
  key: story.id,
  kind: story.id === tale?.id ? messages.slide.tale : messages.slide.kind,
  title: story.title,
  lead: story.tagline,
  lang: story.language,
  href: hrefs.story(story.id),
  cover: { src: story.cover_image_url, alt: story.image_alt },
  author: story.author
    ? { name: story.author.display_name ?? '', avatar_url: story.author.avatar_url }
    : undefined,
  note: format.counted(messages.slide.note, story.possible_endings, {
    minutes: format.count(story.estimated_play_time),
  }),
  // The slide of `tale` shows its kind instead of the featured mark.
  isFeatured: story.is_featured && story.id !== tale?.id,
  action: { onPlay: () => onPlay(story), isBusy: story.id === startingId },
})

type OwnSlide = Messages['site']['guideSlide' | 'betaSlide' | 'communitySlide']

const ownSlide = (
  key: string,
  { kind, title, lead, action }: OwnSlide,
  href: string,
  ornament: 'wheel' | 'lamp' | 'banyan',
): BannerSlide => ({
  key,
  kind,
  title,
  lead,
  href,
  isExternal: !href.startsWith('/'),
  cover: { ornament },
  action: { label: action, href },
})

/** Returns four slides. A featured story in the reader's language is first. */
export function bannerSlides(
  featured: readonly StoryCard[],
  { site, reads, ...play }: SlideOptions,
): BannerSlide[] {
  const { hrefs, messages, tale } = play
  const first = featured.find(({ language }) => language === reads)
  const own = [
    ownSlide('guide', messages.guideSlide, site?.guide_url ?? hrefs.guide, 'wheel'),
    ownSlide('beta', messages.betaSlide, hrefs.premiumWaitlist, 'lamp'),
    ...(site?.community_url
      ? [ownSlide('community', messages.communitySlide, site.community_url, 'banyan')]
      : []),
  ]
  const inOrder = [...(first ? [first] : []), ...(tale ? [tale] : []), ...featured]
  const stories = [...new Map(inOrder.map((story) => [story.id, story])).values()]
    .slice(0, SLIDES - own.length)
    .map((story) => storySlide(story, play))
  return [...stories, ...own]
}
