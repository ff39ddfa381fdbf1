export const primitives = {
  externalLink: 'opens in a new tab',
  moreAbout: 'About {title}',
  skipToContent: 'Skip to content',
  retry: 'Try again',
  errorTitle: 'Something went wrong',
  partFailed: 'This part of the page could not be shown.',
  close: 'Close',
  reveal: 'Show what I typed',
  ruleMet: 'done',
  ruleUnmet: 'still missing',
} as const
