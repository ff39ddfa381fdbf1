import type { ReportReason } from '@kathasagar/api/contract/vocabulary'

/** Every sentence with which a reader tells the editors what is wrong with a story. */
export const report = {
  open: 'Report',
  title: 'Report this story',
  lead: 'The editors read what you write here. The author never learns who wrote it.',
  sceneGoesAlong:
    'The scene that you are in goes along, and the editors may read what you have played of this story.',
  reason: 'What is wrong?',
  chooseReason: 'Choose a reason',
  reasonMissing: 'Choose what is wrong',
  reasons: {
    wrong_rating: 'It is not for the age that it names',
    sexual: 'Sexual content',
    violent: 'Violence',
    hateful: 'Hatred',
    copied: 'It is copied from somebody else',
    broken: 'It does not work',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  note: 'In your words',
  noteHint: 'Optional. Where it happens helps most.',
  cancel: 'Cancel',
  send: 'Send report',
  sending: 'Sending...',
  thanks: 'Thank you. The editors have your report.',
  next: 'They look at the story and decide: it stays, or it is taken down. You get no reply, and whatever you have played stays with you.',
  close: 'Close',
} as const
