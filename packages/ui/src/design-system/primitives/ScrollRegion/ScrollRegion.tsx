import type { ReactNode } from 'react'

const styles = { region: { overflow: 'auto' } }

export interface ScrollRegionProps {
  label: string
  /** `log` if new lines should be announced. Default: `region`. */
  role?: 'region' | 'log'
  isBusy?: boolean
  dir?: 'ltr' | 'rtl' | 'auto' | undefined
  children: ReactNode
  className?: string
}

const reachable = { tabIndex: 0 } as const

/** Part of a page that scrolls separately and can be scrolled by keyboard. */
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
