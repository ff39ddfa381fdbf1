import { acceptCoauthoring } from '../../services/coauthors/acceptCoauthoring.ts'
import { changeCoauthor } from '../../services/coauthors/changeCoauthor.ts'
import { inviteCoauthor } from '../../services/coauthors/inviteCoauthor.ts'
import { listCoauthors } from '../../services/coauthors/listCoauthors.ts'
import { removeCoauthor } from '../../services/coauthors/removeCoauthor.ts'
import type { Handlers } from '../call.ts'

export const coauthorRoutes = {
  listCoauthors: ({ ports, caller: { user }, params }) =>
    listCoauthors(ports, { storyId: params.story_id, user }),
  inviteCoauthor: ({ ports, caller: { user }, params, body }) =>
    inviteCoauthor(ports, { storyId: params.story_id, user, invitation: body }),
  acceptCoauthoring: ({ ports, caller: { user }, params }) =>
    acceptCoauthoring(ports, { storyId: params.story_id, userId: user.id }),
  changeCoauthor: ({ ports, caller: { user }, params, body }) =>
    changeCoauthor(ports, {
      storyId: params.story_id,
      user,
      coauthorId: params.user_id,
      role: body.role,
    }),
  removeCoauthor: ({ ports, caller: { user }, params }) =>
    removeCoauthor(ports, { storyId: params.story_id, user, coauthorId: params.user_id }),
} satisfies Partial<Handlers>
