import type { NoticeKind } from '@kathasagar/api/contract/vocabulary'

import type { MailText } from '../mailPage.ts'
import type { MailKind } from '../ports.ts'

type Template = Omit<MailText, 'link' | 'language'> & { subject: string }

/** What stands over the lists of the weekly letter, and on the link at its end. */
export interface DigestHeadings {
  taleOfTheDay: string
  followedStories: string
  newStories: string
  openSessions: string
  noticesHeading: string
  /** What happened, without who did it. */
  notices: Readonly<Record<NoticeKind, string>>
  unsubscribe: string
}

/**
 * The words of every mail in one language. No words of players but their username stand in a text,
 * and there in its heading alone, as `{username}`: nobody can send their own mail through us.
 */
export interface MailWords {
  digestHeadings: DigestHeadings
  mails: Readonly<Record<MailKind, Template>>
}
