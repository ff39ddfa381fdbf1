import type { StoryComment } from '@kathasagar/api/contract'

import { presentWriter } from '../catalogue/index.ts'
import type { CommentRow } from './comments.queries.ts'
import type { Talk } from './findTalk.ts'

export function presentComment(comment: CommentRow, { story, reader }: Talk): StoryComment {
  const { user_id, writer, hidden_by, created_at } = comment
  const is_mine = user_id !== null && user_id === reader.userId
  return {
    id: comment.id,
    writer: writer && user_id ? presentWriter(writer, user_id) : null,
    is_by_author: user_id === story.author_id,
    is_mine,
    words: comment.words,
    is_spoiler: comment.is_spoiler,
    is_hidden: hidden_by !== null,
    created_at: created_at.toISOString(),
  }
}
