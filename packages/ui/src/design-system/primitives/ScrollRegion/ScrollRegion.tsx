import type { ReactNode } from 'react'

const styles = { region: { overflow: 'auto' } }

export interface ScrollRegionProps {
  label: string
  /** `log` announces new lines. Default: `region`. */
  role?: 'region' | 'log'
  isBusy?: boolean
  dir?: 'ltr' | 'rtl' | 'auto' | undefined
  children: ReactNode
  className?: string
}

const reachable = { tabIndex: 0 } as const

/** A separately scrolling part of a page, also by keyboard. */
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
