import type { ReadAloud } from '../../../hooks/useReadAloud.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { playLogStyles } from './PlayLog.styles.ts'

export interface LogControlsProps {
  /** The newest line is in sight. */
  isAtEnd: boolean
  /** To the newest line. */
  onJump: () => void
  /** The voice, while the story can be read aloud. */
  readAloud?: ReadAloud | undefined
}

/** Below the lines of the log: the way to the newest one, and the voice's reins. */
export function LogControls({ isAtEnd, onJump, readAloud }: LogControlsProps) {
  const styles = playLogStyles(useTheme())
  const { play, reading } = usePlayMessages()
  const isReading = readAloud !== undefined && readAloud.status !== 'silent'
  if (isAtEnd && !isReading) return null

  return (
    <div css={styles.reins}>
      {isReading && readAloud.status === 'speaking' && (
        <Button icon="pause" onPress={readAloud.pause} size="small">
          {reading.pauseReading}
        </Button>
      )}
      {isReading && readAloud.status === 'paused' && (
        <Button icon="play" onPress={readAloud.resume} size="small">
          {reading.resumeReading}
        </Button>
      )}
      {isReading && (
        <Button icon="stop" onPress={readAloud.stop} size="small">
          {reading.stopReading}
        </Button>
      )}
      {!isAtEnd && (
        <Button icon="arrowDown" onPress={onJump} size="small">
          {play.jumpToLatest}
        </Button>
      )}
    </div>
  )
}
