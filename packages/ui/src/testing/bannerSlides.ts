import type { BannerSlide } from '../components/story/BannerCarousel/bannerSlide.ts'
import { moonsAmbassador } from './shippedStories.ts'

const guideToCommunity: readonly BannerSlide[] = [
  {
    key: 'guide',
    kind: 'How to Play',
    title: 'Say anything. Stay in the tale.',
    lead: 'Choose a path, look closer, or answer in your own words. The story always finds its way.',
    href: '#guide',
    cover: { ornament: 'leaf' },
    action: { label: 'Read the guide', href: '#guide' },
  },
  {
    key: 'waitlist',
    kind: 'Beta sign-up',
    title: 'First seat at the fire',
    lead: 'Be among the first to try what we are building next.',
    href: '#waitlist',
    cover: { ornament: 'lamp' },
    action: { label: 'Sign up', href: '#waitlist' },
  },
  {
    key: 'community',
    kind: 'Community',
    title: 'Where players trade endings',
    lead: 'Tell others how yours went, and hear how theirs did.',
    href: 'https://community.example.org',
    isExternal: true,
    cover: { ornament: 'banyan' },
    action: { label: 'Come in', href: 'https://community.example.org' },
  },
]

/** Four slides such as the home page shows, for stories and tests. */
export const makeBannerSlides = (onPlay: () => void = () => {}): BannerSlide[] => [
  {
    key: 'featured',
    kind: 'Featured story',
    title: moonsAmbassador.title,
    lead: moonsAmbassador.tagline,
    lang: moonsAmbassador.language,
    href: '#story',
    cover: { src: moonsAmbassador.cover_image_url, alt: moonsAmbassador.image_alt },
    author: { name: 'Nirupama Joshi', avatar_url: null },
    note: '45 min, 7 endings',
    isFeatured: true,
    action: { onPlay },
  },
  ...guideToCommunity,
]
