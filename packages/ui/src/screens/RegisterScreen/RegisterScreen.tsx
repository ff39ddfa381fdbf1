import { AccountSplit } from '../../components/account/AccountSplit/AccountSplit.tsx'
import { RegisterForm } from '../../components/account/RegisterForm/RegisterForm.tsx'
import type { RegisterFormProps } from '../../components/account/RegisterForm/RegisterForm.tsx'
import {
  WithSecondStep,
  type WithSecondStepProps,
} from '../../components/account/SecondStepForm/WithSecondStep.tsx'
import { registerScreenStyles as styles } from './RegisterScreen.styles.ts'

export interface RegisterScreenProps
  extends RegisterFormProps, Pick<WithSecondStepProps, 'secondStep'> {}

/** Where a reader makes an account. */
export function RegisterScreen({ secondStep, ...form }: RegisterScreenProps) {
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
