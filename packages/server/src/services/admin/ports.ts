import type { ReviewFinding } from '@kathasagar/story/schema'
import type {
  AdminStoriesQuery,
  AdminStory,
  AdminUser,
  AdminUsersQuery,
  AuditEntry,
  OverviewDay,
  OpenReport,
  StoryCard,
} from '@kathasagar/api/contract'
import type { ReportReason } from '@kathasagar/api/contract/vocabulary'
import type { StoryStatus } from '@kathasagar/story/vocabulary'

import type { KeptAuditEvent } from '../../modules/audit/index.ts'
import type { StoredUser } from '../auth/ports.ts'
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

export type UserRow = StoredRow<AdminUser>

type UserFilter = Omit<AdminUsersQuery, 'page' | 'per_page'>

export interface AdminUserRepository {
  /** The newest first. */
  listUsers(filter: UserFilter, page: ListPage): Promise<UserRow[]>
  countUsers(filter: UserFilter): Promise<number>
  findRow(id: string): Promise<UserRow | undefined>
  /** The user, locked with all admins, so that two cannot demote each other at once. */
  lockUser(id: string): Promise<StoredUser | undefined>
  /** Takes all published stories of somebody down, and gives their ids. */
  takeDownStories(authorId: string, reason: string): Promise<string[]>
  /** Brings back what went down so and is down still, and gives the ids. */
  bringBackStories(authorId: string): Promise<string[]>
  setRights(
    id: string,
    rights: Partial<Pick<StoredUser, 'role' | 'suspended_at' | 'has_premium_access'>>,
  ): Promise<void>
}

export interface AuditLogFilter {
  actor_id?: string | undefined
  /** Username or e-mail. */
  actor?: string | undefined
  act?: string | undefined
  target_kind?: string | undefined
  target_id?: string | undefined
  /** A day of UTC. */
  day?: string | undefined
  before?: string | undefined
}

export interface NamedAuditEvent extends KeptAuditEvent {
  actor_name: string | null
  target_name: string | null
  report: AuditEntry['report']
}

export interface AuditLogRepository {
  /** The latest first. */
  listNamed(filter: AuditLogFilter, limit: number): Promise<NamedAuditEvent[]>
}

export type DayCount = Exclude<keyof OverviewDay, 'day'>

export interface OverviewRepository {
  countStories(): Promise<Record<StoryStatus, number>>
  /** What happened since, by days of UTC; days without anything are missing. */
  countByDay(since: Date): Promise<{ day: string; what: DayCount; amount: number }[]>
}
