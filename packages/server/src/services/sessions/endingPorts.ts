import type { StateValue } from '@kathasagar/story/schema'

import type { StoredStoryCard } from '../../modules/catalogue/index.ts'

export interface KnowledgeRepository {
  /**
   * The values that plays of a reader have ended with: those of a story but one, and the last one of
   * each earlier part of its series.
   */
  listEnded(asked: {
    userId: string
    storyId: string
    /** Id of a play that doesn't count. */
    except: string | null
  }): Promise<readonly Readonly<Record<string, StateValue>>[]>
}

/** For whom a next story is looked for, and after which. */
export interface NextStoryAsked {
  userId: string
  after: Pick<StoredStoryCard, 'id' | 'author_id' | 'language'> & {
    category_id: string | null
    tag_ids: readonly string[]
  }
  /** May be told a mature story. */
  seesMature: boolean
  /** May play a premium story. */
  playsPremium: boolean
}

export interface NextStoryRepository {
  /**
   * Published stories of others that the reader can play and has come to no ending of: those that
   * were begun, then those with an author, tag, category or language in common, then the best liked.
   */
  listCandidates(asked: NextStoryAsked): Promise<(StoredStoryCard & { isBegun: boolean })[]>
}
