import { listMuted } from '../../services/muted/listMuted.ts'
import { muteAuthor } from '../../services/muted/muteAuthor.ts'
import { muteStory } from '../../services/muted/muteStory.ts'
import { unmuteAuthor } from '../../services/muted/unmuteAuthor.ts'
import { unmuteStory } from '../../services/muted/unmuteStory.ts'
import type { Handlers } from '../call.ts'

export const mutedRoutes = {
  listMuted: ({ ports, caller: { user }, query }) => listMuted(ports, user, query),
  muteStory: ({ ports, caller: { user }, params }) => muteStory(ports, user, params.story_id),
  unmuteStory: ({ ports, caller: { user }, params }) =>
    unmuteStory(ports, user.id, params.story_id),
  muteAuthor: ({ ports, caller: { user }, params }) => muteAuthor(ports, user, params.handle),
  unmuteAuthor: ({ ports, caller: { user }, params }) =>
    unmuteAuthor(ports, user.id, params.handle),
} satisfies Partial<Handlers>
