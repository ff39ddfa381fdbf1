import type { Author } from '@kathasagar/api/contract'
import type { SaidSort } from '@kathasagar/api/contract/vocabulary'

/** The last entry of a page. */
export interface SaidPlace {
  likes_total: number
  created_at: Date
  id: string
}

/** The account that reads a list. */
export interface SaidReader {
  /** Null for guests. */
  userId: string | null
  /** True for the story's author and admins, who see hidden comments. */
  isModerator: boolean
}

/** A comment as one reader gets it. */
export interface StoredComment extends SaidPlace {
  story_id: string
  has_liked: boolean
  edited_at: Date | null
  parent_id: string | null
  user_id: string | null
  writer: Author | null
  words: string | null
  is_spoiler: boolean
  hidden_by: 'author' | 'editor' | null
}

export interface NewComment extends Pick<
  StoredComment,
  'id' | 'story_id' | 'parent_id' | 'words' | 'is_spoiler' | 'created_at'
> {
  user_id: string
}

export interface ListedSaid {
  storyId: string
  reader: SaidReader
  sort: SaidSort
  /** Entries after this one; null for the first page. */
  after: SaidPlace | null
  limit: number
}

export interface CommentRepository {
  /** Returns the id of the newest comment with these values that was saved since. */
  findSame(
    same: Pick<NewComment, 'story_id' | 'user_id' | 'words' | 'parent_id'>,
    since: Date,
  ): Promise<string | undefined>
  /** Returns comments that answer none. */
  list(asked: ListedSaid): Promise<StoredComment[]>
  /** Returns the oldest answers to each comment, at most `limit` for each. */
  listOldestAnswers(
    ids: readonly string[],
    reader: SaidReader,
    limit: number,
  ): Promise<StoredComment[]>
  /** Returns the answers to a comment, the oldest first. */
  listAnswers(id: string, asked: Omit<ListedSaid, 'sort' | 'storyId'>): Promise<StoredComment[]>
  /** Only in this story, and only if the reader may see it. */
  find(id: string, storyId: string, reader: SaidReader): Promise<StoredComment | undefined>
  /** Locks a comment until the transaction ends. Returns false if it is gone. */
  lock(id: string): Promise<boolean>
  /** Counts the comments on a story, without answers. */
  count(storyId: string): Promise<number>
  insert(comment: NewComment): Promise<void>
  edit(id: string, words: string, now: Date): Promise<void>
  /** Deletes a comment, or only its words and its writer if it has answers. */
  remove(id: string): Promise<void>
  hide(id: string, by: StoredComment['hidden_by']): Promise<void>
  /**
   * Likes a comment, or removes the like. Row and counter change together. Returns null if there is
   * no such comment.
   */
  toggleLike(id: string, userId: string): Promise<{ is_liked: boolean; likes_total: number } | null>
  isClosed(storyId: string): Promise<boolean>
  close(storyId: string, isClosed: boolean): Promise<void>
}
