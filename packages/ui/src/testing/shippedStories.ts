import type { StoryCard } from '@kathasagar/api/contract'

type ShippedStory = Pick<
  StoryCard,
  'title' | 'tagline' | 'language' | 'cover_image_url' | 'image_alt'
>

export const moonsAmbassador = {
  title: 'The Moon’s Ambassador',
  tagline: 'Four hundred thirsty elephants, one lake, and you, a hare with a very large lie.',
  language: 'en',
  cover_image_url: '/covers/the-moons-ambassador.svg',
  image_alt:
    'A small hare on a rock faces a four-tusked elephant bowing to the moon’s reflection in a lake',
} as const satisfies ShippedStory

export const sampleKiteStory = {
  title: 'आठवाँ कनकौआ',
  tagline: 'लखनऊ, 1856। तुम्हारी मुहर वाले एक कनकौए के पेट में सात बिके हुए नाम हैं, और आठवें की जगह ख़ाली है।',
  language: 'hi',
  cover_image_url: '/covers/aathvan-kankauva.svg',
  image_alt:
    'गुंबदों और मीनारों के ऊपर केसरिया साँझ में एक बड़ा सफ़ेद कनकौआ, जिसकी डोर छत पर खड़ी लड़की के हाथ तक लहराती है',
} as const satisfies ShippedStory

const SHIPPED: readonly [ShippedStory, ...ShippedStory[]] = [
  moonsAmbassador,
  {
    title: 'Dead Letters of Devthala',
    tagline: 'Every Thursday the hill town writes to its dead. Every Friday they answer.',
    language: 'en',
    cover_image_url: '/covers/dead-letters-of-devthala.svg',
    image_alt:
      'A tiny post office with one lit window under snow peaks, and a lantern climbing the hill road',
  },
  {
    title: 'Row F at the Lakshmi',
    tagline:
      'The usherette died thirty-four years ago. She still won’t let you leave before the end.',
    language: 'en',
    cover_image_url: '/covers/row-f-at-the-lakshmi.svg',
    image_alt:
      'Rows of empty cinema seats in the dark, one of them in a small round pool of torchlight',
  },
  {
    title: 'Sixty-One Faces',
    tagline: 'The roll of the durbar has sixty names. You, who paint the faces, drew sixty-one.',
    language: 'en',
    cover_image_url: '/covers/sixty-one-faces.svg',
    image_alt: 'A large hand with a white thumb ring holds a red ruby before rows of blank faces',
  },
  {
    title: 'The Rain Office',
    tagline: 'The ship has carried one monsoon for 188 years. It is fourteen days late.',
    language: 'en',
    cover_image_url: '/covers/the-rain-office.svg',
    image_alt: 'A long dark ship among stars, a white frozen river branching from its side',
  },
  {
    title: 'A Measure Less',
    tagline: 'You cook for both armies. Each night you are told how many will want supper.',
    language: 'en',
    cover_image_url: '/covers/a-measure-less.svg',
    image_alt: 'A cook kneels at one small pot on a dark plain, a row of empty cauldrons behind',
  },
  sampleKiteStory,
]

/** Replaces the texts and the cover of each story with those of a shipped story. */
export const asShipped = <T extends StoryCard>(stories: readonly T[], from = 0): T[] =>
  stories.map((story, index) => ({
    ...story,
    ...(SHIPPED[(from + index) % SHIPPED.length] ?? SHIPPED[0]),
  }))
