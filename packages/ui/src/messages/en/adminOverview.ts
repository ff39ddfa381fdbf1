import { dayChart } from './dayChart.ts'

/** Words around the figures of an installation. */
export const adminOverview = {
  ...dayChart,
  title: 'Overview',
  range: 'Days',
  ranges: { 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days' },
  loading: 'Loading the overview...',
  failed: 'The overview could not be loaded',
  failedHint: 'Failed to fetch data. Please try again.',
  now: 'Now',
  users: 'Accounts',
  waiting: 'Waiting for an editor',
  toReview: 'Go to Review',
  stories: 'Stories by status',
  statuses: {
    draft: 'Draft',
    in_review: 'In review',
    published: 'Published',
    archived: 'Archived',
  },
  plays: 'Plays',
  finishes: 'Finishes',
  failures: 'Failures',
  credits_issued: 'Issued',
  credits_spent: 'Spent',
  charts: {
    played: 'Plays and finishes',
    failures: 'Storyteller and painter failures',
    failuresHint: 'Turns that no storyteller or painter could give. Nobody paid for them.',
    credits: 'Credits issued and spent',
  },
  share: '{name}: {count} of {total}',
} as const
