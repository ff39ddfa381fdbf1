export const toasts = {
  region: 'Notices',
  close: 'Close this notice',
  taskDone: 'Task finished: {title}',
  reward: '{coins} coins, {stars} stars',
  levelUp: 'You are level {level} now',
} as const
