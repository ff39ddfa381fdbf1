export const AUDIT_ACTIONS = [
  'signed_in',
  'sign_in_throttled',
  'refresh_token_reused',
  'google_taken',
  'password_changed',
  'second_factor_changed',
  'second_factor_reset',
  'password_reset',
  'signed_out_everywhere',
  'call_refused',
  'story_approved',
  'story_rejected',
  'story_featured',
  'story_edited',
  'story_archived',
  'story_restored',
  'story_deleted',
  'category_changed',
  'tag_changed',
  'role_changed',
  'user_suspended',
  'user_restored',
  'premium_changed',
  'credits_granted',
  'report_opened',
  'report_closed',
  'account_closed',
  'provider_added',
  'provider_changed',
  'provider_removed',
  'model_bound',
  'model_limits_set',
  'model_budget_reached',
  'guidance_withheld',
  'words_declined',
  'said_hidden',
  'series_edited',
  'series_deleted',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Must not contain player text, email addresses, passwords, or tokens. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>

export interface AuditEvent {
  /** Null for guests and the server. */
  actor_id: string | null
  act: AuditAction
  target?: { kind: string; id: string }
  before?: AuditFacts
  /** Values after the action, or observed facts. */
  after?: AuditFacts
}

export interface StoredAuditEvent {
  id: string
  happened_at: Date
  actor_id: string | null
  act: AuditAction
  target_kind: string | null
  target_id: string | null
  before: AuditFacts | null
  after: AuditFacts | null
}
