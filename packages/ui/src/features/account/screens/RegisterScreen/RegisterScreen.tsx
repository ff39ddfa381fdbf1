import { AccountSplit } from '../../components/AccountSplit/AccountSplit.tsx'
import { RegisterForm } from '../../components/RegisterForm/RegisterForm.tsx'
import type { RegisterFormProps } from '../../components/RegisterForm/RegisterForm.tsx'
import {
  WithSecondStep,
  type WithSecondStepProps,
} from '../../components/SecondStepForm/WithSecondStep.tsx'

export interface RegisterScreenProps
  extends RegisterFormProps, Pick<WithSecondStepProps, 'secondStep'> {}

export function RegisterScreen({ secondStep, ...form }: RegisterScreenProps) {
  return (
    <AccountSplit>
      <WithSecondStep secondStep={secondStep}>
        <RegisterForm {...form} />
      </WithSecondStep>
    </AccountSplit>
  )
}
