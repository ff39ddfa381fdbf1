import { useId } from 'react'

import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Cluster } from '../../primitives/Cluster/Cluster.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { settingsFormEndStyles } from './SettingsFormEnd.styles.ts'

/** How it stands with a form of the account. */
export interface SettingsFormState {
  /** The form is on its way. */
  isBusy: boolean
  /** Why the server refused, as a sentence. */
  error?: string | undefined
  /** What was done, once it is; said to everyone. */
  doneMessage?: string | undefined
}

export interface SettingsFormEndProps extends SettingsFormState {
  /** Something is marked, and the button says so; a press leads to the first of it. */
  hasErrors: boolean
  /** Words on the button, at rest. */
  submitLabel: string
  /** Words on the button while the form is on its way. */
  busyLabel: string
}

/** The foot of a form: why it was refused, its button, and that it is done. */
export function SettingsFormEnd({
  isBusy,
  error,
  doneMessage,
  hasErrors,
  submitLabel,
  busyLabel,
}: SettingsFormEndProps) {
  const { fixFirst } = useAccountMessages().account
  const styles = settingsFormEndStyles(useTheme())
  const fixId = useId()
  const isDone = doneMessage !== undefined && !isBusy && error === undefined

  return (
    <Stack gap="m">
      {error && <FormError>{error}</FormError>}
      <Cluster gap="m">
        <Button
          busyLabel={busyLabel}
          isBusy={isBusy}
          aria-describedby={hasErrors ? fixId : undefined}
          type="submit"
          variant="confirm"
        >
          {submitLabel}
        </Button>
        {hasErrors && <VisuallyHidden id={fixId}>{fixFirst}</VisuallyHidden>}
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
