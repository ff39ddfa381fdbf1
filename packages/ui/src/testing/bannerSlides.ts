import type { BannerSlide } from '../features/story/components/BannerCarousel/BannerCarousel.tsx'
import { en, type Messages } from '../messages/en.ts'
import { fill } from '../design-system/format/fill.ts'
import { moonsAmbassador } from './shippedStories.ts'

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

export const makeBannerSlides = ({ onPlay = () => {} } = {}): BannerSlide[] => [
  {
    key: 'featured',
    kind: en.site.slide.kind,
    title: moonsAmbassador.title,
    lead: moonsAmbassador.tagline,
    lang: moonsAmbassador.language,
    href: '#story',
    cover: { src: moonsAmbassador.cover_image_url, alt: moonsAmbassador.image_alt },
    author: { name: 'Nirupama Joshi', avatar_url: null },
    note: fill(en.site.slide.note.other, { minutes: 45, count: 7 }),
    isFeatured: true,
    action: { onPlay },
  },
  ownSlide('guide', en.site.guideSlide, '#guide', 'leaf'),
  ownSlide('waitlist', en.site.betaSlide, '#waitlist', 'lamp'),
  ownSlide('community', en.site.communitySlide, 'https://community.example.org', 'banyan'),
]
