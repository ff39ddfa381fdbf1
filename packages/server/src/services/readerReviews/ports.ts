import type { Author } from '@kathasagar/api/contract'

import type { ListedSaid, SaidReader, Stand, StoredSaid } from '../comments/ports.ts'

export interface StoredReview extends StoredSaid {
  user_id: string
  writer: Author
  stars: number
  words: string
  /** Empty, as its title is, where no play was left to tell it by. */
  ending_name: string
  ending_title: string
  answer: string | null
  answered_at: Date | null
}

export interface NewReview extends Pick<
  StoredReview,
  'id' | 'story_id' | 'user_id' | 'words' | 'ending_name' | 'ending_title'
> {
  now: Date
}

export interface ReviewRepository {
  list(asked: ListedSaid): Promise<StoredReview[]>
  count(storyId: string): Promise<number>
  /** How many gave how many stars. */
  countStars(storyId: string): Promise<{ stars: number; readers: number }[]>
  /** Only in this story, and only where the reader may see it. */
  find(id: string, storyId: string, reader: SaidReader): Promise<StoredReview | undefined>
  findOwn(userId: string, storyId: string): Promise<StoredReview | undefined>
  /** The turn by which somebody has come to an ending of a story last. */
  findLastEnding(userId: string, storyId: string): Promise<Stand | undefined>
  /** In place of an earlier one of the same reader, whose likes and answer it keeps. */
  save(review: NewReview): Promise<void>
  /** False where there is none. */
  remove(userId: string, storyId: string): Promise<boolean>
  answer(id: string, words: string | null, now: Date): Promise<void>
  hide(id: string, by: 'editor'): Promise<void>
}
