import { AccountSplit } from '../../components/AccountSplit/AccountSplit.tsx'
import { RegisterForm } from '../../components/RegisterForm/RegisterForm.tsx'
import type { RegisterFormProps } from '../../components/RegisterForm/RegisterForm.tsx'
import {
  WithSecondStep,
  type WithSecondStepProps,
} from '../../components/SecondStepForm/WithSecondStep.tsx'
import { registerScreenStyles as styles } from './RegisterScreen.styles.ts'

export interface RegisterScreenProps
  extends RegisterFormProps, Pick<WithSecondStepProps, 'secondStep'> {}

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
