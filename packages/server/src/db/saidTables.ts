import type { Generated } from 'kysely'

interface CommentsTable {
  id: string
  story_id: string
  created_at: Date
  /** The comment that this one answers. */
  parent_id: string | null
  /** Null once the account or the comment is deleted. */
  user_id: string | null
  /** Null once the comment is deleted; the row stays for its answers. */
  words: string | null
  /** Its words are hidden until the reader asks for them. */
  is_spoiler: Generated<boolean>
  hidden_by: 'author' | 'editor' | null
}

export interface SaidTables {
  comments: CommentsTable
}
