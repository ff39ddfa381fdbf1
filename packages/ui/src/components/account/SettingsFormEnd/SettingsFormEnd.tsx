import { Button } from '../../primitives/Button/Button.tsx'
import { Cluster } from '../../primitives/Cluster/Cluster.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { settingsFormEndStyles as styles } from './SettingsFormEnd.styles.ts'

/** How it stands with a form of the account. */
export interface SettingsFormState {
  isBusy: boolean
  error?: string | undefined
  /** What was done, once it is; said to everyone. */
  doneMessage?: string | undefined
}

export interface SettingsFormEndProps extends SettingsFormState {
  submitLabel: string
  /** Words on the button while the form is on its way. */
  busyLabel: string
}

/** The foot of a form: why it was refused, its button, and that it is done. */
export function SettingsFormEnd({
  isBusy,
  error,
  doneMessage,
  submitLabel,
  busyLabel,
}: SettingsFormEndProps) {
  const isDone = doneMessage !== undefined && !isBusy && error === undefined

  return (
    <Stack gap="m">
      {error && <FormError>{error}</FormError>}
      <Cluster gap="m">
        <Button busyLabel={busyLabel} isBusy={isBusy} type="submit" variant="confirm">
          {submitLabel}
        </Button>
        <span css={styles.done} role="status">
          {isDone && (
            <>
              <Icon name="check" size={16} /> {doneMessage}
            </>
          )}
        </span>
      </Cluster>
    </Stack>
  )
}
