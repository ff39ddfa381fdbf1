import type { BannerSlide } from '../components/story/BannerCarousel/bannerSlide.ts'
import { en, type Messages } from '../messages/en.ts'
import { fill } from '../format/fill.ts'
import { moonsAmbassador } from './shippedStories.ts'

interface SlideOptions {
  /** What the slides say, at first in English. */
  messages?: Messages['site']
  onPlay?: () => void
}

type OwnWords = Messages['site']['guideSlide']

const ownSlide = (
  key: string,
  { action, ...words }: OwnWords,
  href: string,
  ornament: 'leaf' | 'lamp' | 'banyan',
): BannerSlide => ({
  key,
  ...words,
  href,
  isExternal: !href.startsWith('#'),
  cover: { ornament },
  action: { label: action, href },
})

/** Four slides such as the home page shows, for stories and tests. */
export const makeBannerSlides = ({
  messages = en.site,
  onPlay = () => {},
}: SlideOptions = {}): BannerSlide[] => [
  {
    key: 'featured',
    kind: messages.slide.kind,
    title: moonsAmbassador.title,
    lead: moonsAmbassador.tagline,
    lang: moonsAmbassador.language,
    href: '#story',
    cover: { src: moonsAmbassador.cover_image_url, alt: moonsAmbassador.image_alt },
    author: { name: 'Nirupama Joshi', avatar_url: null },
    note: fill(messages.slide.note.other, { minutes: 45, count: 7 }),
    isFeatured: true,
    action: { onPlay },
  },
  ownSlide('guide', messages.guideSlide, '#guide', 'leaf'),
  ownSlide('waitlist', messages.betaSlide, '#waitlist', 'lamp'),
  ownSlide('community', messages.communitySlide, 'https://community.example.org', 'banyan'),
]

/** The same slides with the words of another catalogue. */
export function slidesIn(
  messages: Messages['site'],
  slides: readonly BannerSlide[],
): BannerSlide[] {
  const spoken = new Map(makeBannerSlides({ messages }).map((slide) => [slide.key, slide]))
  return slides.map((slide) => {
    const { action, ...words } = spoken.get(slide.key) ?? slide
    return { ...slide, ...words, action: 'onPlay' in slide.action ? slide.action : action }
  })
}
