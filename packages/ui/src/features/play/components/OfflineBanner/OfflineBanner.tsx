import { useMessages } from '../../../../messages/useMessages.ts'
import type { PlayNetwork } from '../../model/playNetwork.ts'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space } = theme

const styles = {
  banner: {
    padding: `${space.s} ${space.m} ${space.xsPlus}`,
    background: color.noteSurface,
    color: color.noteText,
    fontSize: size.label,
    lineHeight: 1.35,
    textAlign: 'center' as const,
  },
  kept: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'center',
    columnGap: space.m,
  },
  link: { paddingBlock: space.xs, color: 'inherit' },
}

export interface OfflineBannerProps {
  /** True if there is no connection. The live region is always mounted, so that it is announced. */
  isOffline: boolean
  network?: PlayNetwork | undefined
  /** Stories that can be read offline. Pages that need a connection show them. */
  items?: readonly { label: string; href: string }[]
}

export function OfflineBanner({ isOffline, network, items }: OfflineBannerProps) {
  const { layout } = useMessages()

  return (
    <p aria-live="polite" css={(isOffline || network) && styles.banner}>
      {network === 'joining' && layout.joiningTurns}
      {network === 'goes_on' && layout.offlinePlay}
      {isOffline && network !== 'goes_on' && (items ? layout.offline : layout.offlineInPlay)}
      {isOffline && items && items.length > 0 && (
        <span css={styles.kept}>
          {layout.keptReading}
          {items.map(({ label, href }) => (
            <Link css={styles.link} href={href} key={href}>
              {label}
            </Link>
          ))}
        </span>
      )}
    </p>
  )
}
