export const toasts = {
  region: 'Notices',
  close: 'Close this notice',
  taskDone: 'Task finished: {title}',
  coins: { one: '{count} coin', other: '{count} coins' },
  stars: { one: '{count} star', other: '{count} stars' },
  levelUp: 'You are level {level} now',
} as const
