import { followAuthor, unfollowAuthor } from '../../services/authors/followAuthor.ts'
import { getAuthor } from '../../services/authors/getAuthor.ts'
import type { Handlers } from '../call.ts'

export const authorRoutes = {
  getAuthor: ({ ports, caller, params }) => getAuthor(ports, caller?.user ?? null, params.handle),
  followAuthor: ({ ports, caller: { user }, params }) => followAuthor(ports, user, params.handle),
  unfollowAuthor: ({ ports, caller: { user }, params }) =>
    unfollowAuthor(ports, user, params.handle),
} satisfies Partial<Handlers>
