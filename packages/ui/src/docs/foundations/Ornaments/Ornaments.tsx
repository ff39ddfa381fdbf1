import type { ReactNode } from 'react'

import { LampOnWater } from '../../../features/account/components/LampOnWater/LampOnWater.tsx'
import { Heading } from '../../../design-system/primitives/Heading/Heading.tsx'
import { Icon } from '../../../design-system/primitives/Icon/Icon.tsx'
import { KolamDivider } from '../../../design-system/primitives/KolamDivider/KolamDivider.tsx'
import { Text } from '../../../design-system/primitives/Text/Text.tsx'
import { ORNAMENTS, type OrnamentName } from './ornamentCredits.ts'
import { ornamentsStyles as styles } from './Ornaments.styles.ts'

export interface OrnamentsProps {
  items: readonly OrnamentName[]
}

const DRAWN: Partial<Record<OrnamentName, ReactNode>> = {
  kolam: <KolamDivider />,
  lamp: (
    <>
      <Icon name="lamp" size={32} />
      <Icon name="cowrie" size={32} />
      <Icon name="lotus" size={32} />
    </>
  ),
  ocean: <LampOnWater />,
}

export function Ornaments({ items }: OrnamentsProps) {
  return (
    <ul css={styles.list}>
      {items.map((name) => (
        <li css={styles.item} key={name}>
          <div aria-hidden="true" css={[styles.sample, styles[name]]} data-sample={name}>
            {DRAWN[name]}
          </div>
          <div css={styles.words}>
            <Heading level={2} size="card">
              {ORNAMENTS[name].name}
            </Heading>
            <Text tone="secondary">{ORNAMENTS[name].text}</Text>
            <Text size="small" tone="muted">
              {ORNAMENTS[name].credit}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  )
}
