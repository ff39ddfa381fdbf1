import type { GameConfig } from '@kathasagar/api/contract'

import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { commandRows } from '../../model/commandRows.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, media, tile, lineWidth } = theme

const styles = {
  grid: {
    display: 'grid',
    gap: `0 ${space.xxl}`,
    [media.from.m]: { gridTemplateColumns: `repeat(auto-fill, minmax(${tile.xl}, 1fr))` },
  },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.m,
    padding: `${space.m} 0 ${space.sPlus}`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  name: { fontWeight: 600, overflowWrap: 'anywhere' as const },
  cost: { color: color.accent, whiteSpace: 'nowrap' as const },
}

export interface CommandCostListProps {
  /** Rules of the story, which contain its own commands. Free text is always in the list. */
  gameConfig: GameConfig
  labelledBy?: string
}

export function CommandCostList({ gameConfig, labelledBy }: CommandCostListProps) {
  const messages = useMessages().story

  return (
    <ul aria-labelledby={labelledBy} css={styles.grid}>
      {commandRows(gameConfig, messages).map(({ key, name, cost }) => (
        <li css={styles.row} key={key}>
          <span css={styles.name}>{name}</span>{' '}
          <span css={styles.cost}>{fill(messages.xp, { count: cost })}</span>
        </li>
      ))}
    </ul>
  )
}
