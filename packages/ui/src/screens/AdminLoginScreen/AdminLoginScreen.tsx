import { AccountNotice } from '../../components/account/AccountNotice/AccountNotice.tsx'
import {
  WithSecondStep,
  type WithSecondStepProps,
} from '../../components/account/SecondStepForm/WithSecondStep.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { Icon } from '../../components/primitives/Icon/Icon.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { fill } from '../../format/fill.ts'
import { AdminLoginForm, type AdminLoginFormProps } from './AdminLoginForm.tsx'
import { adminLoginScreenStyles as styles } from './AdminLoginScreen.styles.ts'

export type { AdminLoginValues } from './AdminLoginForm.tsx'

export interface AdminLoginScreenProps
  extends AdminLoginFormProps, Pick<WithSecondStepProps, 'secondStep'> {
  /** Name of who is signed in and is no admin; null while nobody is. */
  stranger?: string | null
  /** Signs them out, so that an admin can sign in. */
  onSignOut: () => void
}

/** The door of the administration, and a word to those who are signed in and may not pass. */
export function AdminLoginScreen({
  stranger = null,
  onSignOut,
  secondStep,
  ...form
}: AdminLoginScreenProps) {
  return (
    <main css={styles.screen}>
      <span css={styles.lamp}>
        <Icon name="logo" size={32} />
      </span>
      {stranger === null ? (
        <WithSecondStep secondStep={secondStep}>
          <AdminLoginForm {...form} />
        </WithSecondStep>
      ) : (
        <Stranger homeHref={form.homeHref} name={stranger} onSignOut={onSignOut} />
      )}
    </main>
  )
}

interface StrangerProps extends Pick<AdminLoginScreenProps, 'homeHref' | 'onSignOut'> {
  /** Who is signed in. */
  name: string
}

function Stranger({ name, homeHref, onSignOut }: StrangerProps) {
  const { stranger } = useAdminMessages().shell

  return (
    <AccountNotice message={fill(stranger.message, { name })} title={stranger.title} tone="failed">
      <ButtonLink href={homeHref} variant="primary">
        {stranger.site}
      </ButtonLink>
      <Button onPress={onSignOut}>{stranger.other}</Button>
    </AccountNotice>
  )
}
