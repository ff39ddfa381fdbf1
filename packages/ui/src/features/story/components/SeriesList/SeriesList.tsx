import type { SeriesCard } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useSeriesMessages } from '../../../../messages/useSeriesMessages.ts'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { seriesListStyles as styles } from './SeriesList.styles.ts'

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
