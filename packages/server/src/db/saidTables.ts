import type { Generated } from 'kysely'

interface SaidColumns {
  id: string
  story_id: string
  likes_total: Generated<number>
  created_at: Date
  edited_at: Date | null
}

interface CommentsTable extends SaidColumns {
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

/** One a reader, beside their stars. */
interface ReviewsTable extends SaidColumns {
  user_id: string
  words: string
  /** The ending that its writer came to last. */
  ending_name: string
  ending_title: string
  /** Of the story's author. */
  answer: string | null
  answered_at: Date | null
  hidden_by: 'editor' | null
}

export interface SaidTables {
  comments: CommentsTable
  comment_likes: { comment_id: string; user_id: string }
  reviews: ReviewsTable
  review_likes: { review_id: string; user_id: string }
}
