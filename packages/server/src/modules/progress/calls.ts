export { collectRewards } from './collectRewards.ts'
export { listTasks } from './listTasks.ts'
