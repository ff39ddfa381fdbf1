import type { PageLanguage } from './pageLanguages.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { prefetch, type PrefetchedCall } from './prefetch.ts'
import { type PagePath, paramsIn } from './pagePaths.ts'

interface Rendering {
  /** Visitors who get the rendered page: those who are not logged in and read English. */
  audience: 'guests'
  /** Queries of the page. If one fails, the browser renders the page instead. */
  prefetches: (params: Readonly<Record<string, string>>) => readonly PrefetchedCall[]
  /** Loads the page's code when visible, or when the browser is idle or the page is touched. */
  codeComes: 'seen' | 'at rest'
}

export interface EntryPage {
  path: PagePath
  /** Route module whose scripts are preloaded. If absent, no scripts are. */
  route?: string
  /** Title of the window and link previews. Default: from the page's content. */
  title?: string
  description?: string
  names?: Readonly<Record<Exclude<PageLanguage, 'en'>, { title: string; description: string }>>
  isListed?: boolean
  /** If absent, the page is rendered only in the browser. */
  ssr?: Rendering
}

const getConfig = prefetch('getConfig', {}, { isForEveryone: true })
const { featuredStories, trendingStories } = LIMITS

/** Entry pages. The server, the client's cache, and the build use this table. */
export const ENTRY_PAGES: readonly EntryPage[] = [
  {
    path: '/',
    route: 'LandingRoute',
    title: 'Kathasagar, the ocean of stories',
    description:
      'Branching stories, many of them from Indian myth, epic and folk tale. Say anything, and stay in the tale.',
    names: {
      hi: {
        title: 'कथासागर, कहानियों का सागर',
        description:
          'शाखाओं वाली कहानियाँ, बहुत-सी भारतीय पुराण, महाकाव्य और लोककथा से। जो चाहें कहें, और कथा में बने रहें।',
      },
    },
    isListed: true,
    // All controls of this page are links.
    ssr: { audience: 'guests', prefetches: () => [getConfig], codeComes: 'at rest' },
  },
  {
    path: '/home',
    route: 'HomeRoute',
    title: 'Stories',
    description: 'Pick a story and play: choose a path, look closer, or answer in your own words.',
    names: {
      hi: {
        title: 'कहानियाँ',
        description: 'कोई कहानी चुनें और खेलें: राह चुनें, डूबकर देखें, या अपने शब्दों में जवाब दें।',
      },
    },
    isListed: true,
    ssr: {
      audience: 'guests',
      prefetches: () => [
        getConfig,
        prefetch('getTaleOfTheDay', {}, {}),
        prefetch('listFeatured', { query: { limit: featuredStories } }, { arg: featuredStories }),
        prefetch('listTrending', { query: { limit: trendingStories } }, { arg: trendingStories }),
        prefetch('listStories', { query: { page: 1 } }, { pageParam: 1 }),
      ],
      codeComes: 'seen',
    },
  },
  {
    path: '/game/:story_id',
    route: 'StoryDetailRoute',
    ssr: {
      audience: 'guests',
      prefetches: ({ story_id = '' }) => [
        getConfig,
        prefetch('getStory', { params: { story_id } }, { arg: story_id }),
      ],
      codeComes: 'seen',
    },
  },
  {
    path: '/authors/:handle',
    route: 'AuthorRoute',
    ssr: {
      audience: 'guests',
      prefetches: ({ handle = '' }) => [
        getConfig,
        prefetch('getAuthor', { params: { handle } }, { arg: handle }),
        prefetch(
          'listStories',
          { query: { author: handle, page: 1 } },
          { arg: { author: handle }, pageParam: 1 },
        ),
      ],
      codeComes: 'seen',
    },
  },
  {
    path: '/series/:series_id',
    route: 'SeriesRoute',
    ssr: {
      audience: 'guests',
      prefetches: ({ series_id = '' }) => [
        getConfig,
        prefetch('getSeries', { params: { series_id } }, { arg: series_id }),
      ],
      codeComes: 'seen',
    },
  },
  { path: '/play/:session_id', route: 'PlayRoute' },
  {
    path: '/p/:code',
    route: 'ReplayRoute',
    ssr: {
      audience: 'guests',
      prefetches: ({ code = '' }) => [
        getConfig,
        prefetch(
          'getSharedPlay',
          { params: { share_code: code }, query: { from: 0 } },
          { arg: code, pageParam: 0 },
        ),
      ],
      codeComes: 'seen',
    },
  },
  {
    path: '/browse',
    route: 'BrowseRoute',
    title: 'Browse stories',
    description: 'Every story, by language, length, category and mood.',
    names: {
      hi: { title: 'सब कहानियाँ', description: 'हर कहानी, भाषा, लंबाई, श्रेणी और मिज़ाज के हिसाब से।' },
    },
    isListed: true,
  },
  {
    path: '/guide',
    title: 'The Guide',
    description: 'How to play, how to write a story, and the questions that everybody asks.',
    names: {
      hi: { title: 'मार्गदर्शिका', description: 'कैसे खेलें, कहानी कैसे लिखें, और वे सवाल जो सब पूछते हैं।' },
    },
    isListed: true,
  },
  {
    path: '/premium-waitlist',
    title: 'Premium waitlist',
    description: 'Be among the first to try what we are building next.',
    names: {
      hi: { title: 'प्रीमियम की प्रतीक्षा सूची', description: 'हम आगे जो बना रहे हैं, उसे सबसे पहले आज़माएँ।' },
    },
    isListed: true,
  },
  {
    path: '/register',
    title: 'Create an account',
    description: 'An account keeps your stories, your place in them and your progress.',
    names: {
      hi: {
        title: 'खाता बनाएँ',
        description: 'खाता आपकी कहानियाँ, उनमें आपकी जगह और आपकी प्रगति याद रखता है।',
      },
    },
    isListed: true,
  },
  {
    path: '/login',
    route: 'LoginRoute',
    title: 'Log in',
    description: 'Go on where you left your story.',
    names: { hi: { title: 'लॉग इन', description: 'अपनी कहानी वहीं से आगे बढ़ाएँ जहाँ आपने छोड़ी थी।' } },
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description: 'What we promise, and what we ask of those who play and write here.',
    names: {
      hi: {
        title: 'सेवा की शर्तें',
        description: 'हम क्या वादा करते हैं, और यहाँ खेलने और लिखने वालों से क्या चाहते हैं।',
      },
    },
    isListed: true,
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: 'What is kept of you, why, for how long, and how to take it away.',
    names: {
      hi: { title: 'निजता नीति', description: 'आपका क्या रखा जाता है, क्यों, कब तक, और उसे कैसे ले जाएँ।' },
    },
    isListed: true,
  },
]

export const entryPageAt = (path: string): EntryPage | undefined =>
  ENTRY_PAGES.find((page) => paramsIn(page.path, path) !== null)

export function prefetchesAt(path: string): readonly PrefetchedCall[] | null {
  const page = entryPageAt(path)
  return page?.ssr?.prefetches(paramsIn(page.path, path) ?? {}) ?? null
}
