import { useLayoutEffect, useRef } from 'react'

import type { LogEntryModel } from '../../../play/logEntry.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ThinkingIndicator } from '../ThinkingIndicator/ThinkingIndicator.tsx'
import { playLogStyles } from './PlayLog.styles.ts'

export interface LogFootProps {
  /** An action runs. */
  isBusy: boolean
  /** The way to it is lost and is being taken up again. */
  isReconnecting: boolean
  /** Stops it; without it there is no way to. */
  onStop?: (() => void) | undefined
  /** Shows the whole of what is being told; absent while nothing is. */
  onSkip?: (() => void) | undefined
  /** The newest entry, which is told by now or being told. */
  latest: LogEntryModel | undefined
}

/** The line below the latest entries, or the storyteller at work. */
export function LogFoot({ isBusy, isReconnecting, onStop, onSkip, latest }: LogFootProps) {
  const styles = playLogStyles(useTheme())
  const { play } = usePlayMessages()
  // The last narrative has a rule of its own.
  const hasDivider = !isBusy && latest?.type !== 'completion' && latest?.type !== 'narrative'

  return (
    <div css={styles.foot}>
      {hasDivider && <hr css={styles.divider} />}
      <div css={styles.running}>
        <ThinkingIndicator isReconnecting={isReconnecting} isBusy={isBusy} />
        {isBusy && onStop && (
          <Button icon="stop" onPress={onStop} size="small" variant="quiet">
            {play.stopTurn}
          </Button>
        )}
      </div>
      {onSkip && <ShowWhole onPress={onSkip} />}
    </div>
  )
}

/** The way to the whole text; the focus on it goes to the log when all of it is told. */
function ShowWhole({ onPress }: { onPress: () => void }) {
  const styles = playLogStyles(useTheme())
  const { play } = usePlayMessages()
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (element !== document.activeElement) return
      element?.closest('section')?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <div css={styles.whole}>
      <Button onPress={onPress} ref={button} size="small" variant="quiet">
        {play.showWhole}
      </Button>
    </div>
  )
}
