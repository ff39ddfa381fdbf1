import type { Generated } from 'kysely'

interface CommentsTable {
  id: string
  story_id: string
  likes_total: Generated<number>
  created_at: Date
  edited_at: Date | null
  /** The comment that it answers. */
  parent_id: string | null
  /** None once the account is gone, or its owner has deleted the comment. */
  user_id: string | null
  /** None once it was deleted; the row stays for the answers to it. */
  words: string | null
  /** Where its writer stood, by the name that scenes have in the story. */
  scene_name: string | null
  scene_title: string | null
  is_pinned: Generated<boolean>
  hidden_by: 'author' | 'editor' | null
}

export interface SaidTables {
  comments: CommentsTable
  comment_likes: { comment_id: string; user_id: string }
}
