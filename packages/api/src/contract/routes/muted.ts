import { AuthorParams } from '../authors.ts'
import { MuteAnswer, MutedList, MutedQuery } from '../muted.ts'
import { OFTEN } from '../rateLimits.ts'
import { route } from '../route.ts'
import { StoryParams } from '../stories.ts'

/** What a reader does not want to be offered. */
export const routes = {
  listMuted: route('GET', '/me/muted', {
    summary: 'Stories and authors that are not for you, the latest first, a page at a time',
    access: 'user',
    query: MutedQuery,
    answer: MutedList,
  }),
  muteStory: route('PUT', '/stories/:story_id/muted', {
    summary: 'Have a story in no row, list or search; done twice it is done once',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: StoryParams,
    answer: MuteAnswer,
    errors: ['story_not_found', 'muted_full'],
  }),
  unmuteStory: route('DELETE', '/stories/:story_id/muted', {
    summary: 'Be offered a story again',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: StoryParams,
    answer: MuteAnswer,
  }),
  muteAuthor: route('PUT', '/authors/:handle/muted', {
    summary: 'Have all stories of an author in no row, list or search',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: AuthorParams,
    answer: MuteAnswer,
    errors: ['author_not_found', 'own_account', 'muted_full'],
  }),
  unmuteAuthor: route('DELETE', '/authors/:handle/muted', {
    summary: 'Be offered the stories of an author again',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: AuthorParams,
    answer: MuteAnswer,
    errors: ['author_not_found'],
  }),
} as const
