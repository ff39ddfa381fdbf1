export const toasts = {
  region: 'Notices',
  close: 'Close this notice',
  taskDone: 'Task finished: {title}',
  tasksDone: { one: '{count} task finished', other: '{count} tasks finished' },
  tasksPaid: '{titles}: {rewards}',
  coins: { one: '{count} coin', other: '{count} coins' },
  stars: { one: '{count} star', other: '{count} stars' },
  update: 'A newer version is here',
  updateLead: 'It comes when you ask for it. Your story stays where it is.',
  takeUpdate: 'Load it now',
  mailSent: 'Welcome! A mail is on its way',
  mailSentLead:
    'Open the link that we sent to {email}: it confirms your address, and {credits} credits are yours.',
  levelUp: 'You are level {level} now',
} as const
