import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { offlineBannerStyles } from './OfflineBanner.styles.ts'

export interface OfflineBannerProps {
  /** The device has no network. The region itself stays, so that its words are heard. */
  isOffline: boolean
}

/** Says calmly that nothing can be sent now, and that nothing is lost. */
export function OfflineBanner({ isOffline }: OfflineBannerProps) {
  const styles = offlineBannerStyles(useTheme())
  const { play } = useMessages()

  return (
    <p aria-live="polite" css={isOffline && styles.banner}>
      {isOffline && play.offline}
    </p>
  )
}
