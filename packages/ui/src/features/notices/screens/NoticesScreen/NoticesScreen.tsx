import type { Notice } from '@kathasagar/api/contract'

import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Collection } from '../../../../design-system/primitives/Collection/Collection.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import type { IconName } from '../../../../design-system/primitives/Icon/iconPaths.ts'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Prose } from '../../../../design-system/primitives/Prose/Prose.tsx'
import type { LoadMoreProps } from '../../../../design-system/primitives/LoadMore/LoadMore.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useNoticesMessages } from '../../../../messages/useNoticesMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, lineWidth, measure } = theme

const styles = {
  list: { display: 'grid', gap: space.s, maxInlineSize: measure.reading, marginBlockEnd: space.l },
  row: {
    display: 'flex',
    gap: space.m,
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  unread: { borderColor: color.lineGold, background: color.raised },
  face: { flex: 'none', color: color.textMuted },
  told: { minInlineSize: 0, overflowWrap: 'anywhere' as const },
  words: {
    display: '-webkit-box',
    overflow: 'hidden',
    marginBlockStart: space.xs,
    color: color.textSecondary,
    WebkitBoxOrient: 'vertical' as const,
    WebkitLineClamp: 2,
  },
  at: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.s,
    marginBlockStart: space.xs,
    color: color.textMuted,
    fontSize: size.small,
  },
}

export interface NoticesScreenProps extends LoadMoreProps, Omit<NoticeRowProps, 'notice'> {
  /** Loaded notifications, newest first. Null while the first page is loading. */
  items: readonly Notice[] | null
  error?: string | undefined
  onRetry: () => void
  browseHref: string
  accountHref: string
}

export function NoticesScreen(props: NoticesScreenProps) {
  const { items, error, onRetry, browseHref, accountHref, hrefOf, ...more } = props
  const { notices: messages } = useNoticesMessages()

  return (
    <>
      <PageHeader
        lead={
          <>
            {messages.lead} <Link href={accountHref}>{messages.settings}</Link>
          </>
        }
        title={messages.title}
      />
      <Collection
        emptyAction={<ButtonLink href={browseHref}>{messages.find}</ButtonLink>}
        error={error}
        items={items}
        label={messages.title}
        messages={messages}
        more={more}
        onRetry={onRetry}
      >
        {(notices) => (
          <ul css={styles.list}>
            {notices.map((notice) => (
              <NoticeRow hrefOf={hrefOf} key={notice.id} notice={notice} />
            ))}
          </ul>
        )}
      </Collection>
    </>
  )
}

interface NoticeRowProps {
  notice: Notice
  /** Returns the URL of the page that a notification is about, or null. */
  hrefOf: (notice: Notice) => string | null
}

/** Returns the name of the latest person and the number of other people. */
function usePeople({ people, people_total }: Notice): string {
  const { notices: messages } = useNoticesMessages()
  const { count } = useFormat()
  const name = people[0]?.display_name ?? messages.nobody
  if (people_total < 2) return fill(messages.people.one, { name })
  if (people_total === 2) return fill(messages.people.two, { name })
  return fill(messages.people.many, { name, count: count(people_total - 1) })
}

function useSentence(notice: Notice): string {
  const { notices: messages } = useNoticesMessages()
  const { isOne } = useFormat()
  const people = usePeople(notice)
  const { kind, outcome, people_total } = notice
  if (kind === 'report_decided') return messages.outcomes[outcome ?? 'gone']
  if (kind === 'followed') {
    return fill(messages.kinds.followed[isOne(people_total) ? 'one' : 'other'], { people })
  }
  return fill(messages.kinds[kind], { people, story: notice.story?.title ?? '' })
}

function NoticeRow({ notice, hrefOf }: NoticeRowProps) {
  const { notices: messages } = useNoticesMessages()
  const { moment } = useFormat()
  const sentence = useSentence(notice)
  const href = hrefOf(notice)
  const { happened_at, is_read, words } = notice

  return (
    <li css={[styles.row, !is_read && styles.unread]}>
      <Face notice={notice} />
      <div css={styles.told}>
        <p dir="auto">
          {href === null ? (
            sentence
          ) : (
            <Link href={href} isQuiet>
              {sentence}
            </Link>
          )}
        </p>
        {words !== null && (
          <div css={styles.words} dir="auto">
            <Prose isBrief source={words} />
          </div>
        )}
        <p css={styles.at}>
          <time dateTime={happened_at}>{moment(happened_at)}</time>
          {!is_read && <Badge tone="featured">{messages.isNew}</Badge>}
        </p>
      </div>
    </li>
  )
}

const FACES: { [Kind in Notice['kind']]?: IconName } = {
  report_decided: 'flag',
  story_taken_down: 'archive',
}

function Face({ notice: { people, kind } }: Pick<NoticeRowProps, 'notice'>) {
  const { notices: messages } = useNoticesMessages()
  const [last] = people

  return (
    <span aria-hidden css={styles.face}>
      {last ? (
        <Avatar name={last.display_name ?? messages.nobody} src={last.avatar_url} />
      ) : (
        <Icon name={FACES[kind] ?? 'user'} />
      )}
    </span>
  )
}
