import type { ReactNode } from 'react'

import { LampOnWater } from '../LampOnWater/LampOnWater.tsx'
import { accountSplitStyles as styles } from './AccountSplit.styles.ts'

export interface AccountSplitProps {
  children: ReactNode
}

export function AccountSplit({ children }: AccountSplitProps) {
  return (
    <div css={styles.page}>
      <div css={styles.art}>
        <div css={styles.scallops}>
          <LampOnWater />
        </div>
      </div>
      <div css={styles.form}>{children}</div>
    </div>
  )
}
