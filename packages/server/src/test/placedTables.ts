/** Tables that a distributed PostgreSQL partitions by user id. */
export const PLACED_TABLES = [
  'game_sessions',
  'turns',
  'free_inputs',
  'play_actions',
  'pictures',
  'reached_endings',
  'deleted_facts',
  'turn_summaries',
  'ledger_accounts',
  'ledger_transfers',
  'task_rewards',
] as const
