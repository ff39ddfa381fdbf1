import type { Author } from '@kathasagar/api/contract'
import type { SaidSort } from '@kathasagar/api/contract/vocabulary'
import type { TurnState } from '@kathasagar/engine/turn/turnState'

/** Where a page of what was said ends. */
export interface SaidPlace {
  likes_total: number
  created_at: Date
  id: string
}

/** Whose eyes a list is for. */
export interface SaidReader {
  /** Null for guests. */
  userId: string | null
  /** The story's author and admins see what is hidden, too, and every scene. */
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
  scene_name: string | null
  scene_title: string | null
  is_pinned: boolean
  hidden_by: 'author' | 'editor' | null
}

export interface NewComment extends Pick<
  StoredComment,
  'id' | 'story_id' | 'parent_id' | 'words' | 'scene_name' | 'scene_title' | 'created_at'
> {
  user_id: string
}

/** What was said at a scene, and whether the reader has been in it. */
export interface SceneSaid {
  scene_name: string
  comments: number
  answers: number
  is_met: boolean
}

export interface ListedSaid {
  storyId: string
  reader: SaidReader
  sort: SaidSort
  /** What comes after this place; null for the first page. */
  after: SaidPlace | null
  limit: number
}

/** Scenes of which a list leaves nothing out; null for all. */
export type OpenScenes = readonly string[] | null

export interface CommentRepository {
  /** Returns the id of the newest comment with these values that was saved since. */
  findSame(
    same: Pick<NewComment, 'story_id' | 'user_id' | 'words' | 'parent_id'>,
    since: Date,
  ): Promise<string | undefined>
  /** Those that answer none and are not pinned. */
  list(asked: ListedSaid & { open: OpenScenes }): Promise<StoredComment[]>
  /** The one that its story's author has put first. */
  findPinned(
    asked: Pick<ListedSaid, 'storyId' | 'reader'> & { open: OpenScenes },
  ): Promise<StoredComment | undefined>
  /** Of each comment the oldest answers, so many. */
  listOldestAnswers(
    ids: readonly string[],
    reader: SaidReader,
    limit: number,
  ): Promise<StoredComment[]>
  /** Answers to one comment, the oldest first. */
  listAnswers(id: string, asked: Omit<ListedSaid, 'sort' | 'storyId'>): Promise<StoredComment[]>
  /** Only in this story, and only where the reader may see it; scenes aside. */
  find(id: string, storyId: string, reader: SaidReader): Promise<StoredComment | undefined>
  /** Has nobody else change or answer it until the transaction ends; false where it is gone. */
  lock(id: string): Promise<boolean>
  /** Of a story, answers aside. */
  count(storyId: string): Promise<number>
  /** Each scene of a story at which something was said. */
  listScenes(storyId: string, userId: string | null): Promise<SceneSaid[]>
  /** Where the latest plays of a story stand that somebody has. */
  listStands(userId: string, storyId: string): Promise<Stand[]>
  insert(comment: NewComment): Promise<void>
  edit(id: string, words: string, now: Date): Promise<void>
  /** Takes it away whole, or its words and its name where it has answers. */
  remove(id: string): Promise<void>
  /** In place of the one that was pinned before. */
  pin(id: string, storyId: string, isPinned: boolean): Promise<void>
  hide(id: string, by: StoredComment['hidden_by']): Promise<void>
  /**
   * Likes a comment, or removes the like. Row and counter change together. Returns null if there is
   * no such comment.
   */
  toggleLike(id: string, userId: string): Promise<{ is_liked: boolean; likes_total: number } | null>
  /** Those of these handles that lead to an author. */
  listKnownHandles(handles: readonly string[]): Promise<string[]>
  isClosed(storyId: string): Promise<boolean>
  close(storyId: string, isClosed: boolean): Promise<void>
}

export interface Stand {
  session_id: string
  version_id: string
  state: TurnState
}
