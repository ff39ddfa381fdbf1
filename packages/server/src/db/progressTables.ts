interface TaskRewardsTable {
  user_id: string
  period_key: string
  coins: number
  stars: number
  paid_at: Date
}

export interface ProgressTables {
  task_rewards: TaskRewardsTable
}
