import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { earlierTurnsStyles } from './EarlierTurns.styles.ts'
import { ScrollAnchor } from './ScrollAnchor.tsx'

export interface EarlierTurnsProps {
  /** Id of the first entry below; it changes when earlier ones are put before it. */
  firstId: string
  /** There are turns before it. */
  hasEarlier: boolean
  /** The earlier turns are on their way. */
  isBusy: boolean
  /** Called when the reader asks for them. */
  onLoad?: (() => void | Promise<unknown>) | undefined
}

/** The way to earlier turns, above the first that is shown; what is read stays where it is. */
export function EarlierTurns({ firstId, hasEarlier, isBusy, onLoad }: EarlierTurnsProps) {
  const styles = earlierTurnsStyles()
  const { play } = usePlayMessages()

  return (
    <ScrollAnchor css={styles.place} firstId={firstId}>
      {hasEarlier && (
        <Button isBusy={isBusy} onPress={() => void onLoad?.()} size="small" variant="quiet">
          {play.showEarlier}
        </Button>
      )}
    </ScrollAnchor>
  )
}
