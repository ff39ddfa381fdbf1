import type { Author } from '@kathasagar/api/contract'
import type { ReactNode } from 'react'

import { useFormat } from '../../../format/useFormat.ts'
import { useCommentsMessages } from '../../../messages/useCommentsMessages.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { commentListStyles as styles } from './CommentList.styles.ts'

export interface SaidByProps {
  /** Who said it; null once they are gone. */
  writer: Author | null
  /** ISO 8601 instant at which it was said. */
  at: string
  /** The words were changed since they were said. */
  isEdited: boolean
  /** Address of an author's page. */
  authorHref: (handle: string) => string
  /** What stands between the name and the day. */
  children?: ReactNode
}

/** The name of whoever said something; somebody who has left has none. */
export function useWriterName(writer: Author | null): string {
  const { comments } = useCommentsMessages()
  return writer?.display_name ?? comments.nobody
}

/** Who said something, and when. */
export function SaidBy({ writer, at, isEdited, authorHref, children }: SaidByProps) {
  const { comments } = useCommentsMessages()
  const { date } = useFormat()
  const name = useWriterName(writer)

  return (
    <div css={styles.by}>
      {writer && <Avatar name={name} src={writer.avatar_url} />}
      {writer?.handle ? (
        <Link css={styles.name} href={authorHref(writer.handle)} isQuiet>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi css={styles.name}>{name}</bdi>
      )}
      {children}
      <time dateTime={at}>{date(at)}</time>
      {isEdited && <span>{comments.edited}</span>}
    </div>
  )
}
