import type { ReviewFinding } from '@kathasagar/story/schema'
import type { AdminStoriesQuery, AdminStory, OpenReport, StoryCard } from '@kathasagar/api/contract'
import type { ReportReason } from '@kathasagar/api/contract/vocabulary'
import type { StoryStatus } from '@kathasagar/story/vocabulary'

import type { StoredSession } from '../sessions/ports.ts'
import type { StoredRow } from '../storedRow.ts'
import type { ListPage, StoredStoryCard } from '../../modules/catalogue/index.ts'

/** A card, and what the administration's table shows beside it. */
export type CatalogueRow = StoredStoryCard & StoredRow<Omit<AdminStory, keyof StoryCard>>

type StoryOrder = Pick<AdminStoriesQuery, 'sort' | 'order'>
/** What narrows the list of all stories. */
export type StoryFilter = Omit<AdminStoriesQuery, 'page' | 'per_page' | keyof StoryOrder>

/** A story's place among the featured. */
export interface Featured {
  id: string
  status: StoryStatus
  is_featured: boolean
  featured_order: number | null
}

export interface AdminStoryRepository {
  listStories(filter: StoryFilter & StoryOrder, page: ListPage): Promise<CatalogueRow[]>
  countStories(filter: StoryFilter): Promise<number>
  /** Locked until the transaction ends. */
  lockFeatured(id: string): Promise<Featured | undefined>
  setFeatured(id: string, place: Pick<Featured, 'is_featured' | 'featured_order'>): Promise<void>
}

export interface WaitingRow extends StoredStoryCard {
  findings: ReviewFinding[]
  submitted_at: Date | null
}

export interface ReportRow {
  id: string
  story: OpenReport['story']
  scene: OpenReport['scene']
  reporter: string
  reason: ReportReason
  note: string
  session_id: string | null
  shared_play: OpenReport['shared_play']
  said: OpenReport['said']
  created_at: Date
}

export interface ReviewQueueRepository {
  /** The longest waiting first. */
  listWaiting(limit: number): Promise<WaitingRow[]>
  listReports(limit: number): Promise<ReportRow[]>
  countWaiting(): Promise<{ stories: number; reports: number }>
  /** The session beside an open report, with the turn that it stands at. */
  findReportedSession(
    reportId: string,
  ): Promise<Pick<StoredSession, 'id' | 'user_id' | 'head_turn_id'> | undefined>
  /** Returns the id of the comment that an open report is about. */
  findReportedComment(reportId: string): Promise<string | undefined>
}
