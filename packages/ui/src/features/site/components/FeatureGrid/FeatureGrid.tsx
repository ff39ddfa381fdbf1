import { Card } from '../../../../design-system/primitives/Card/Card.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import type { IconName } from '../../../../design-system/primitives/Icon/iconPaths.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, media, lineWidth, control } = theme

const styles = {
  grid: {
    display: 'grid',
    [media.from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    gap: space.l,
    [media.below.m]: { gap: space.sPlus },
  },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: space.l,
    alignItems: 'center',
    padding: space.xl,
    // On a phone, all six features fit on the screen, so that one swipe moves past them.
    [media.below.m]: {
      gridTemplateRows: 'auto',
      columnGap: space.m,
      padding: 0,
      border: 0,
      background: 'transparent',
      boxShadow: 'none',
    },
  },
  mark: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: control.touch,
    blockSize: control.touch,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderRadius: radius.leaf,
    color: color.accent,
    [media.below.m]: { gridRow: '1 / 3', alignSelf: 'start' },
  },
  title: { lineHeight: 1.25, [media.below.m]: { fontSize: size.body } },
  text: {
    gridColumn: '1 / -1',
    alignSelf: 'start',
    marginBlockStart: space.m,
    color: color.textSecondary,
    [media.below.m]: { gridColumn: 2, margin: 0, fontSize: size.label, lineHeight: 1.35 },
  },
}

export interface Feature {
  icon: IconName
  title: string
  text: string
}

export function FeatureGrid({ items }: { items: readonly Feature[] }) {
  return (
    <ul css={styles.grid}>
      {items.map(({ icon, title, text }) => (
        <Card as="li" css={styles.item} key={title}>
          <span css={styles.mark}>
            <Icon name={icon} size={24} />
          </span>
          <Heading css={styles.title} level={3} voice="story">
            {title}
          </Heading>
          <p css={styles.text}>{text}</p>
        </Card>
      ))}
    </ul>
  )
}
