import { AccountSplit } from '../../components/account/AccountSplit/AccountSplit.tsx'
import { LoginForm } from '../../components/account/LoginForm/LoginForm.tsx'
import type { LoginFormProps } from '../../components/account/LoginForm/LoginForm.tsx'
import { useTheme } from '../../theme/useTheme.ts'
import { loginScreenStyles } from './LoginScreen.styles.ts'

export type LoginScreenProps = LoginFormProps

/** Where a reader with an account comes in. */
export function LoginScreen(form: LoginScreenProps) {
  const styles = loginScreenStyles(useTheme())

  return (
    <div css={styles.screen}>
      <AccountSplit>
        <LoginForm {...form} />
      </AccountSplit>
    </div>
  )
}
