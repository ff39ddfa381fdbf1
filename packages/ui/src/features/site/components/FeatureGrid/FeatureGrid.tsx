import { Card } from '../../../../design-system/primitives/Card/Card.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import type { IconName } from '../../../../design-system/primitives/Icon/iconPaths.ts'
import { featureGridStyles as styles } from './FeatureGrid.styles.ts'

export interface Feature {
  icon: IconName
  title: string
  text: string
}

export interface FeatureGridProps {
  items: readonly Feature[]
}

export function FeatureGrid({ items }: FeatureGridProps) {
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
