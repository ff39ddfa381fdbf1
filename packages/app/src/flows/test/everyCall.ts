import type { User } from '@kathasagar/api/contract'
import {
  adminModels,
  adminPeople,
  adminReview,
  adminStoryHandlers,
  adminTaxonomy,
  answer,
  authorHandlers,
  guestSite,
  makeCategory,
  makeFinding,
  makeMemory,
  makeOpenSession,
  makeProgressSummary,
  makeSession,
  makeSignIns,
  makeStoryCodex,
  makeTag,
  makeTask,
  makeWallet,
} from '@kathasagar/api/testing'
import type { HttpHandler } from 'msw'

/** A site where every call that a page begins with is answered to this person. */
export const everyCall = (user: User): HttpHandler[] => [
  answer('me', user),
  answer('listCategories', [makeCategory()]),
  answer('listTags', [makeTag({ message_id: 'bargains' })]),
  answer('reviewStory', { findings: [makeFinding()], certificate: null }),
  answer('listSignIns', makeSignIns()),
  answer('getWallet', makeWallet()),
  answer('getSession', makeSession()),
  answer('getMemory', makeMemory()),
  answer('getCodex', makeStoryCodex()),
  answer('listOpenSessions', [makeOpenSession()]),
  answer('listTasks', {
    tasks: [makeTask()],
    summary: makeProgressSummary(),
  }),
  ...authorHandlers(),
  ...adminModels(),
  ...adminPeople(),
  ...adminTaxonomy(),
  ...adminStoryHandlers(),
  ...adminReview(),
  ...guestSite(),
]
