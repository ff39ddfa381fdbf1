import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { FormError } from '../FormError/FormError.tsx'

export interface PasskeySignInProps {
  /** The browser asks for a passkey, or its answer is on its way. */
  isBusy: boolean
  /** Why no passkey signed in, as a sentence. */
  error?: string | undefined
  /** The browser is to be asked for a passkey. */
  onPress: () => void
}

/** The way in without a password. */
export function PasskeySignIn({ isBusy, error, onPress }: PasskeySignInProps) {
  const { passkey } = useAccountMessages().account

  return (
    <>
      <Button busyLabel={passkey.waiting} icon="key" isBusy={isBusy} isFullWidth onPress={onPress}>
        {passkey.signIn}
      </Button>
      {error && <FormError>{error}</FormError>}
    </>
  )
}
