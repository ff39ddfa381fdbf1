import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Stands before anything that needs an account, when a guest asks for it.',
  avoid: [
    'A reader who is signed in and lacks premium access meets `PremiumDialog`.',
    'Do not hide what needs an account: a guest may press everything.',
  ],
  anatomy: [
    ['Title', 'The catalogue’s.', 'h2'],
    ['Message', 'What asked for an account; a general sentence without one.', 'section p'],
    [
      'Ways',
      '`onContinue` leads to the login page and back again; `onTry` plays without an account; `onClose` changes nothing.',
      'section button',
    ],
  ],
  picture: { story: 'TryItFirst' },
  words: ['The reason names the wish: what the reader wanted, not what the system needs.'],
}
