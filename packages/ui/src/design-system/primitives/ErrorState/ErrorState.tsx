import { useMessages } from '../../../messages/useMessages.ts'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { theme } from '../../theme/theme.ts'

const { color, space, size } = theme

const styles = {
  box: { gap: space.l, padding: `${space.mPlus} ${space.l} ${space.m}` },
  message: { color: color.text, fontSize: size.note },
  retry: { marginBlockStart: space.m },
}

export interface ErrorStateProps {
  /** Title of the message. Default: a general title. */
  title?: string
  message: string
  onRetry?: (() => void) | undefined
  retryLabel?: string
}

export function ErrorState({ title, message, onRetry, retryLabel }: ErrorStateProps) {
  const { primitives } = useMessages()

  return (
    <Alert
      css={styles.box}
      icon={<Icon name="warning" size={24} />}
      role="alert"
      title={title ?? primitives.errorTitle}
      tone="danger"
    >
      <p css={styles.message}>{message}</p>
      {onRetry && (
        <div css={styles.retry}>
          <Button onPress={onRetry} size="small">
            {retryLabel ?? primitives.retry}
          </Button>
        </div>
      )}
    </Alert>
  )
}
