export const guidebook = {
  title: 'Guidebook',
  onThisPage: 'On this page',
  gettingStarted: 'Getting Started',
  accountQuestions: 'Account Questions',
  privacySecurity: 'Privacy & Security',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
} as const
