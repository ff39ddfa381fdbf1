import { useAttempt } from '../../../hooks/useAttempt.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import type { NotKept } from '../../../play/storyMemory.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import type { FactRowProps } from './FactRow.tsx'
import { memoryLinesStyles as styles } from './MemoryLines.styles.ts'

interface OwnLineActsProps extends Pick<FactRowProps, 'fact' | 'memory'> {
  /** The line is to be mended. */
  onMend: () => void
}

/** What can be done with a line in the player's own words: mended, struck, brought back. */
export function OwnLineActs({ fact, memory, onMend }: OwnLineActsProps) {
  const { memory: messages } = usePlayMessages()
  const { isBusy, refusal, attempt } = useAttempt<NotKept>()
  const { id, text, is_struck } = fact
  const named = (act: string) => `${act}: ${text}`
  const change = () =>
    void attempt(() => (is_struck ? memory.onMend(id, text) : memory.onStrike(id)))

  return (
    <div css={styles.acts} data-acts="">
      <span css={styles.from}>{is_struck ? messages.struck : messages.own}</span>
      {!is_struck && (
        <Button aria-label={named(messages.mend)} icon="pencil" onPress={onMend} size="small">
          {messages.mend}
        </Button>
      )}
      {/* One button, so that the focus stays where it was pressed. */}
      <Button
        aria-label={named(is_struck ? messages.bringBack : messages.strike)}
        icon={is_struck ? 'undo' : 'strike'}
        isBusy={isBusy}
        onPress={change}
        size="small"
      >
        {is_struck ? messages.bringBack : messages.strike}
      </Button>
      {refusal && (
        <p css={styles.refusal} role="alert">
          {refusal.reason ?? messages.notKept}
        </p>
      )}
    </div>
  )
}
