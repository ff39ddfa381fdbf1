import type { ReactNode } from 'react'

import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import { offlineBannerStyles } from './OfflineBanner.styles.ts'

export interface OfflineBannerProps {
  /** The device has no network. The region itself stays, so that its words are heard. */
  isOffline: boolean
  /** On a page that waits for the network: what can be read without one, by its title. */
  kept?: readonly { label: string; href: string }[]
}

/** Says calmly that nothing can be sent now, and that nothing is lost. */
export function OfflineBanner({ isOffline, kept }: OfflineBannerProps) {
  const styles = offlineBannerStyles(useTheme())
  const { play, layout } = useMessages()

  return (
    <p aria-live="polite" css={isOffline && styles.banner}>
      {isOffline && (kept ? layout.offline : play.offline)}
      {isOffline && kept && <KeptReading kept={kept} />}
    </p>
  )
}

function KeptReading({ kept }: Required<Pick<OfflineBannerProps, 'kept'>>): ReactNode {
  const styles = offlineBannerStyles(useTheme())
  const { layout } = useMessages()
  if (kept.length === 0) return null

  return (
    <span css={styles.kept}>
      {layout.keptReading}
      {kept.map(({ label, href }) => (
        <Link css={styles.link} href={href} key={href}>
          {label}
        </Link>
      ))}
    </span>
  )
}
