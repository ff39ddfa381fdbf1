import { AccountSplit } from '../../components/account/AccountSplit/AccountSplit.tsx'
import { RegisterForm } from '../../components/account/RegisterForm/RegisterForm.tsx'
import type { RegisterFormProps } from '../../components/account/RegisterForm/RegisterForm.tsx'
import { useTheme } from '../../theme/useTheme.ts'
import { registerScreenStyles } from './RegisterScreen.styles.ts'

export type RegisterScreenProps = RegisterFormProps

/** Where a reader makes an account. */
export function RegisterScreen(form: RegisterScreenProps) {
  const styles = registerScreenStyles(useTheme())

  return (
    <div css={styles.screen}>
      <AccountSplit>
        <RegisterForm {...form} />
      </AccountSplit>
    </div>
  )
}
