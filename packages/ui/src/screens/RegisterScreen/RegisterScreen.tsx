import { AccountSplit } from '../../components/account/AccountSplit/AccountSplit.tsx'
import { RegisterForm } from '../../components/account/RegisterForm/RegisterForm.tsx'
import type { RegisterFormProps } from '../../components/account/RegisterForm/RegisterForm.tsx'
import {
  WithSecondStep,
  type WithSecondStepProps,
} from '../../components/account/SecondStepForm/WithSecondStep.tsx'
import { useTheme } from '../../theme/useTheme.ts'
import { registerScreenStyles } from './RegisterScreen.styles.ts'

export interface RegisterScreenProps
  extends RegisterFormProps, Pick<WithSecondStepProps, 'secondStep'> {}

/** Where a reader makes an account. */
export function RegisterScreen({ secondStep, ...form }: RegisterScreenProps) {
  const styles = registerScreenStyles(useTheme())

  return (
    <div css={styles.screen}>
      <AccountSplit>
        <WithSecondStep secondStep={secondStep}>
          <RegisterForm {...form} />
        </WithSecondStep>
      </AccountSplit>
    </div>
  )
}
