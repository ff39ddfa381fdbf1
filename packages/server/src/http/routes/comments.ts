import {
  closeComments,
  deleteComment,
  editComment,
  hideComment,
  likeComment,
  reportComment,
} from '../../services/comments/changeComment.ts'
import { listComments } from '../../services/comments/listComments.ts'
import { postComment } from '../../services/comments/postComment.ts'
import { ofStory, type Call, type Handlers } from '../call.ts'

const ofComment = ({ caller, params }: Pick<Call<'likeComment'>, 'caller' | 'params'>) => ({
  ...ofStory({ caller, params }),
  commentId: params.comment_id,
})

export const commentRoutes = {
  listComments: ({ ports, caller, params, query }) =>
    listComments(ports, { ...query, storyId: params.story_id, user: caller?.user ?? null }),
  postComment: ({ ports, body, ...call }) => postComment(ports, { ...body, ...ofStory(call) }),
  closeComments: ({ ports, body, ...call }) => closeComments(ports, { ...body, ...ofStory(call) }),
  editComment: ({ ports, body, ...call }) => editComment(ports, { ...body, ...ofComment(call) }),
  deleteComment: ({ ports, ...call }) => deleteComment(ports, ofComment(call)),
  likeComment: ({ ports, ...call }) => likeComment(ports, ofComment(call)),
  hideComment: ({ ports, body, ...call }) => hideComment(ports, { ...body, ...ofComment(call) }),
  reportComment: ({ ports, body, ...call }) =>
    reportComment(ports, { ...body, ...ofComment(call) }),
} satisfies Partial<Handlers>
