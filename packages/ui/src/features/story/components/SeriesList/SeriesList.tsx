import type { SeriesCard } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useSeriesMessages } from '../../../../messages/useSeriesMessages.ts'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, lineWidth, media, thumb } = theme

const styles = {
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    [media.from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  item: {
    display: 'grid',
    gridTemplateColumns: `${thumb.l} minmax(0, 1fr)`,
    gap: space.m,
    alignItems: 'start',
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.surface,
    [media.below.m]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  cover: { [media.below.m]: { display: 'none' } },
  words: { minInlineSize: 0, overflowWrap: 'anywhere' as const },
  title: { fontSize: size.card },
  parts: { marginBlockStart: space.xs, color: color.textMuted, fontSize: size.label },
  about: {
    display: '-webkit-box',
    overflow: 'hidden',
    marginBlockStart: space.s,
    color: color.textSecondary,
    WebkitBoxOrient: 'vertical' as const,
    WebkitLineClamp: 3,
  },
}

export interface SeriesListProps {
  items: readonly SeriesCard[]
  hrefOf: (id: string) => string
}

export function SeriesList({ items, hrefOf }: SeriesListProps) {
  const { series: messages } = useSeriesMessages()
  const { counted } = useFormat()

  return (
    <ul css={styles.list}>
      {items.map(({ id, title, description, parts_total, cover_image_url }) => (
        <li css={styles.item} key={id}>
          <CoverImage alt="" css={styles.cover} src={cover_image_url} />
          <div css={styles.words}>
            <h3 css={styles.title} dir="auto">
              <Link href={hrefOf(id)} isQuiet>
                {title}
              </Link>
            </h3>
            <p css={styles.parts}>{counted(messages.parts, parts_total)}</p>
            {description && (
              <p css={styles.about} dir="auto">
                {description}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
