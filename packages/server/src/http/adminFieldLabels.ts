/** What people call the fields of calls by which administrators find and change stories and look acts up. */
export const ADMIN_FIELD_LABELS: Readonly<Record<string, string>> = {
  actor: 'Who did it',
  actor_id: 'Who did it',
  bulk_id: 'Act that is undone',
  changed: 'Last change',
  dry_run: 'Only tell what would be done',
  filter: 'Filter',
  ids: 'Selection',
  published_from: 'Published from',
  published_until: 'Published until',
  reported: 'Reported',
  selection: 'Selection',
  target_id: 'What was changed',
  target_kind: 'Kind of what was changed',
  with_stories: 'Their stories',
}
