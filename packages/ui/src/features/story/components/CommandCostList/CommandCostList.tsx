import type { GameConfig } from '@kathasagar/api/contract'

import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { commandRows } from '../../model/commandRows.ts'
import { commandCostListStyles as styles } from './CommandCostList.styles.ts'

export interface CommandCostListProps {
  /** Contains the story's own commands. Free text is always included. */
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
