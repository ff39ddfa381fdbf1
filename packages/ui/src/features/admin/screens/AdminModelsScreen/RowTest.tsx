import { useAttempt } from '../../../../design-system/hooks/useAttempt.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { adminModelsScreenStyles as styles } from './AdminModelsScreen.styles.ts'

interface RowTestProps {
  label: string
  name: string
  busyLabel: string
  onTest: () => Promise<string>
}

export function RowTest({ label, name, busyLabel, onTest }: RowTestProps) {
  const { isBusy, refusal, attempt } = useAttempt<string>()

  return (
    <div css={styles.test}>
      <Button
        aria-label={name}
        busyLabel={busyLabel}
        isBusy={isBusy}
        onPress={() => void attempt(onTest)}
        size="small"
      >
        {label}
      </Button>
      <div css={styles.result} role="status">
        {refusal}
      </div>
    </div>
  )
}
