import type { DigestHeadings, MailWords, Template } from './mailWords.ts'

/** What came of a report. The story is not named: its title is somebody's words. */
const reportMail = (username: string, outcome: string): Template => ({
  subject: 'What came of your report on Kathasagar',
  heading: `Thank you, ${username}`,
  paragraphs: [outcome, 'Its author is not told who reported it.'],
  label: 'Back to the stories',
  footer: 'You get this mail because you reported a story.',
})

export const digestInEnglish: DigestHeadings = {
  taleOfTheDay: 'Tale of the day',
  followedStories: 'From authors you follow',
  newStories: 'New stories',
  openSessions: 'Where you can go on',
  noticesHeading: 'What concerns you',
  notices: {
    comment_answered: 'Your comment was answered',
    review_answered: 'The author answered your review',
    mentioned: 'You were mentioned',
    followed: 'You have new followers',
    story_published: 'A story came out',
    part_opened: 'The next part of a series that you read is open',
    coauthor_invited: 'You are asked to write a story with somebody',
    story_commented: 'Your story was commented on',
    story_reviewed: 'Your story was reviewed',
    report_decided: 'Your report was decided',
  },
  unsubscribe: 'No more of these letters',
}

export const mailsInEnglish: MailWords = (username) => ({
  verify_email: {
    subject: 'Confirm your email for Kathasagar',
    heading: `Welcome, ${username}`,
    paragraphs: [
      'Please confirm that this email address is yours. 80 credits for your stories come with it.',
      'The link works once, within 24 hours.',
    ],
    label: 'Confirm my email',
    footer:
      'You get this mail because this address was used to register. If that was not you, ignore it.',
  },
  reset_password: {
    subject: 'Choose a new password for Kathasagar',
    heading: `A new password for ${username}`,
    paragraphs: [
      'Somebody, most likely you, asked for a new password.',
      'The link works once, within one hour. Every device will be signed out.',
    ],
    label: 'Choose a new password',
    footer: 'If you did not ask for this, ignore this mail: your password stays as it is.',
  },
  password_changed: {
    subject: 'Your Kathasagar password was changed',
    heading: `The password of ${username} was changed`,
    paragraphs: [
      'Devices that were signed in with the old one are signed out.',
      'If you did not change it, choose another one at once.',
    ],
    label: 'I did not do this',
    footer: 'You get this mail whenever the password of your account changes.',
  },
  second_factor_changed: {
    subject: 'The second factor of your Kathasagar account was changed',
    heading: `What opens the account of ${username} was changed`,
    paragraphs: [
      'A passkey, an authenticator app or the recovery codes of your account were added, changed or removed.',
      'If that was not you, change your password at once and look at what your account asks for.',
    ],
    label: 'Look at my account',
    footer: 'You get this mail whenever the second factor of your account changes.',
  },
  second_factor_reset: {
    subject: 'The second factor of your Kathasagar account was taken off',
    heading: `${username} is signed in to without a second factor now`,
    paragraphs: [
      'An administrator has removed the passkeys, the authenticator app and the recovery codes of your account, and signed out every device.',
      'Sign in and set up another. If you did not ask for this, choose a new password first.',
    ],
    label: 'Look at my account',
    footer: 'You get this mail whenever an administrator takes the second factor off your account.',
  },
  deletion_asked: {
    subject: 'Your Kathasagar account is closed',
    heading: `Farewell, ${username}`,
    paragraphs: [
      'Your account is closed. In seven days everything kept of you is erased.',
      'If you change your mind, or if that was not you, sign in before then: all is as it was.',
    ],
    label: 'Keep my account',
    footer: 'You get this mail because somebody with your password closed your account.',
  },
  deletion_cancelled: {
    subject: 'Your Kathasagar account stays',
    heading: `Good to have you back, ${username}`,
    paragraphs: ['You signed in, so your account stays and nothing is erased.'],
    label: 'Open my account',
    footer: 'If that was not you, choose a new password at once.',
  },
  google_taken: {
    subject: 'Somebody tried to open your Kathasagar account',
    heading: `Another Google account was turned away from ${username}`,
    paragraphs: [
      'A Google account that has your email, but is not the one that opens your account here, was used to sign in.',
      'It was turned away, and nothing has changed. If it was you, sign in with the Google account that you used before, or with your password.',
    ],
    label: 'Look at my account',
    footer: 'If that was not you, somebody else may have got hold of your email address.',
  },
  report_upheld: reportMail(
    username,
    'An editor has read what you reported, and has taken it down.',
  ),
  report_closed: reportMail(
    username,
    'An editor has read what you reported, and found that it may stay.',
  ),
  report_gone: reportMail(
    username,
    'An editor has seen to your report of a story. The story is no longer to be found here.',
  ),
  digest: {
    subject: 'Your week on Kathasagar',
    heading: `Stories for you, ${username}`,
    paragraphs: ['Here is what there is to read this week.'],
    label: 'All stories',
    footer: 'You get this letter once a week because you asked for it in your account.',
  },
})
