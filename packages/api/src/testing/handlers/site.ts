import type { HttpHandler } from 'msw'

import {
  makeAuthor,
  makeStoryComments,
  makeSeries,
  makeSeriesCard,
  makeStories,
  makeStory,
  makeStoryList,
} from '../fixtures/stories.ts'
import { makeModels } from '../fixtures/models.ts'
import { makeNoticeSettings, makeNotices, makeSecondFactor } from '../fixtures/account.ts'
import { answer, refuse } from './answer.ts'

/** Default handlers for a guest with six stories. Put overrides before them. */
export const guestSite = (): HttpHandler[] => [
  refuse('me', 'not_signed_in'),
  answer('getConfig', {
    guide_url: null,
    google_client_id: null,
    community_url: null,
    waitlist_url: null,
    social_links: [],
  }),
  answer('listFeatured', makeStories(4)),
  answer('getTaleOfTheDay', []),
  answer('listTrending', makeStories(4)),
  answer('searchStories', makeStories(3)),
  answer('listStories', makeStoryList()),
  answer('listFollowed', []),
  answer('getAuthor', makeAuthor()),
  answer('getSeries', makeSeries()),
  answer('listSeries', { series: [makeSeriesCard()], next: null }),
  answer('listCategories', []),
  answer('listTags', []),
  answer('listModels', makeModels()),
  answer('getModelKey', { is_allowed: false, key: null }),
  answer('countUnread', { unread: 0 }),
  answer('listNotices', makeNotices()),
  answer('readNotices', { unread: 0 }),
  answer('getNoticeSettings', makeNoticeSettings()),
  answer('listBlocked', { blocked: [] }),
  answer('getSecondFactor', makeSecondFactor()),
  answer('getStory', makeStory()),
  answer('listComments', makeStoryComments()),
  answer('getOfflinePlay', { play: null }),
]
