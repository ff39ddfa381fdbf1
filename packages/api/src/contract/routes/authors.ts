import { AuthorPage, AuthorParams, FollowAnswer } from '../authors.ts'
import { OFTEN } from '../rateLimits.ts'
import { route } from '../route.ts'

/** Who writes here, and whom a reader follows. */
export const routes = {
  getAuthor: route('GET', '/authors/:handle', {
    summary: 'An author with published stories; a former handle finds them too',
    access: 'anyone',
    cacheForGuests: true,
    params: AuthorParams,
    answer: AuthorPage,
    errors: ['author_not_found'],
  }),
  followAuthor: route('PUT', '/authors/:handle/follow', {
    summary: 'Follow an author; done twice it is done once',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: AuthorParams,
    answer: FollowAnswer,
    errors: ['author_not_found', 'own_account', 'forbidden', 'follows_full'],
  }),
  unfollowAuthor: route('DELETE', '/authors/:handle/follow', {
    summary: 'Follow an author no more',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: AuthorParams,
    answer: FollowAnswer,
    errors: ['author_not_found'],
  }),
} as const
