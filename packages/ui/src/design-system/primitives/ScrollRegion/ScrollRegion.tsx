import type { ReactNode } from 'react'

import { scrollRegionStyles as styles } from './ScrollRegion.styles.ts'

export interface ScrollRegionProps {
  /** Names it for those who do not see it. */
  label: string
  /** `log` where new lines are read out as they come. */
  role?: 'region' | 'log'
  isBusy?: boolean
  /** Reading direction of what is in it. */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined
  /** What may be larger than its place. */
  children: ReactNode
  /** Styles of the place it stands in, from the `css` prop: its size and ground. */
  className?: string
}

const reachable = { tabIndex: 0 } as const

/** A part of the page that scrolls by itself, by keyboard too. */
export function ScrollRegion({ label, role = 'region', isBusy, ...rest }: ScrollRegionProps) {
  return (
    <div
      {...rest}
      {...reachable}
      aria-busy={isBusy}
      aria-label={label}
      css={styles.region}
      role={role}
    />
  )
}
