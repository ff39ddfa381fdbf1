import type { Series } from '@kathasagar/api/contract'

import { Avatar } from '../../components/primitives/Avatar/Avatar.tsx'
import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { Link } from '../../components/primitives/Link/Link.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { useSeriesMessages } from '../../messages/useSeriesMessages.ts'
import { authorOf } from '../../story/storyMessages.ts'
import { faceOfName } from '../../theme/faceOfName.ts'
import { theme } from '../../theme/theme.ts'
import { seriesScreenStyles as styles } from './SeriesScreen.styles.ts'

export interface SeriesHeadProps {
  /** The series with its parts. */
  series: Series
  /** Address of an author's page, by their handle. */
  authorHref: (handle: string) => string
  /** Where its author changes it. */
  editHref: string
}

/** The name of a series, its author, and what they say of it. */
export function SeriesHead({ series, authorHref, editHref }: SeriesHeadProps) {
  const { series: messages } = useSeriesMessages()
  const { counted } = useFormat()
  const { title, description, author, parts, is_own } = series

  return (
    <header css={styles.head}>
      <p css={styles.kicker}>
        {messages.kicker} · {counted(messages.parts, parts.length)}
      </p>
      <h1 css={styles.title} dir="auto">
        {title}
      </h1>
      <Writer author={author} authorHref={authorHref} />
      {description && (
        <p css={styles.about} dir="auto">
          {description}
        </p>
      )}
      {is_own && (
        <ButtonLink href={editHref} icon="pencil">
          {messages.change}
        </ButtonLink>
      )}
    </header>
  )
}

function Writer({
  author,
  authorHref,
}: Pick<SeriesHeadProps, 'authorHref'> & Pick<Series, 'author'>) {
  const { story } = useSeriesMessages()
  const name = authorOf(author, story)
  const words = <span css={faceOfName(name, theme)}>{name}</span>

  return (
    <p css={styles.author}>
      <Avatar name={name} src={author.avatar_url} />
      {author.handle === null ? (
        words
      ) : (
        <Link href={authorHref(author.handle)} isQuiet>
          {words}
        </Link>
      )}
    </p>
  )
}
