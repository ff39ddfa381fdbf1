import { API_BASE, routes } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { composeMail, digestHeadingsFor } from './composeMail.ts'
import { nextDigestAt } from './digestWeek.ts'
import { findDigest, type DigestContent } from './findDigest.ts'
import type { MailSection } from './mailPage.ts'
import type { StoredNotice } from '../notices/ports.ts'
import type { Mail } from './ports.ts'
import { unsubscribeToken } from './unsubscribeToken.ts'
import type { DigestHeadings } from './words/mailWords.ts'

const PAGES: Readonly<Record<Exclude<keyof DigestContent, 'notices'>, string>> = {
  taleOfTheDay: 'game',
  followedStories: 'game',
  newStories: 'game',
  openSessions: 'play',
}

/** Where one sees what a notice tells of. */
function pathOf({ kind, story }: StoredNotice, handle: string | null): string {
  if (kind === 'followed') return `authors/${handle}`
  if (story === null) return 'notices'
  if (kind === 'story_taken_down') return 'my-stories'
  const isStory = kind === 'report_decided' || kind === 'part_opened'
  return `game/${story.id}${isStory ? '' : '/comments'}`
}

/** What concerned the reader, without a word of who did it. */
const noticesOf = (
  { notices }: DigestContent,
  { noticesHeading: heading, notices: words }: DigestHeadings,
  { site, handle }: { site: string; handle: string | null },
): MailSection[] =>
  notices.length === 0
    ? []
    : [
        {
          heading,
          items: notices.map((notice) => ({
            title: words[notice.kind],
            note: notice.story?.title ?? '',
            link: `${site}/${pathOf(notice, handle)}`,
          })),
        },
      ]

/** A list for each part that holds anything; every address is whole. */
function sectionsOf(content: DigestContent, headings: DigestHeadings, site: string): MailSection[] {
  return (['openSessions', 'followedStories', 'newStories', 'taleOfTheDay'] as const)
    .filter((part) => content[part].length > 0)
    .map((part) => ({
      heading: headings[part],
      items: content[part].map(({ id, title, tagline: note }) => ({
        title,
        note,
        link: `${site}/${PAGES[part]}/${id}`,
      })),
    }))
}

/** By these a mail program ends the letters with one click, without leading anybody to a page. */
const unsubscribeHeaders = (site: string, query: string) => ({
  'List-Unsubscribe': `<${site}${API_BASE}${routes.unsubscribe.path}${query}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * The weekly letter as there is reason to send it at this moment; null where it is not wanted any
 * more, where the last one is not a week old, and where there is nothing to write of.
 */
export async function digestMail(
  ports: Ports,
  user: StoredUser & { email: string },
): Promise<Mail | null> {
  const { store, clock, knowsAddress, secrets, siteUrl } = ports
  const asked = await store.repositories.digests.find(user.id)
  if (!asked || !knowsAddress || user.suspended_at || user.delete_after) return null
  if (nextDigestAt(asked.since) > clock.now()) return null
  const content = await findDigest(ports, user, asked.since)
  if (!content) return null

  const site = siteUrl()
  const query = `?token=${unsubscribeToken(user.id, secrets.current())}`
  const headings = digestHeadingsFor(user.language)
  const mail = composeMail('digest', {
    ...user,
    to: user.email,
    link: `${site}/home`,
    sections: [
      ...noticesOf(content, headings, { site, handle: user.handle }),
      ...sectionsOf(content, headings, site),
    ],
    ending: { label: headings.unsubscribe, link: `${site}/unsubscribe${query}` },
  })
  return { ...mail, headers: unsubscribeHeaders(site, query) }
}
