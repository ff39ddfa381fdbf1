import { AccountSplit } from '../../components/AccountSplit/AccountSplit.tsx'
import { LoginForm, type LoginFormProps } from '../../components/LoginForm/LoginForm.tsx'
import {
  WithSecondStep,
  type WithSecondStepProps,
} from '../../components/SecondStepForm/WithSecondStep.tsx'

export interface LoginScreenProps extends LoginFormProps, Pick<WithSecondStepProps, 'secondStep'> {}

export function LoginScreen({ secondStep, ...form }: LoginScreenProps) {
  return (
    <AccountSplit>
      <WithSecondStep secondStep={secondStep}>
        <LoginForm {...form} />
      </WithSecondStep>
    </AccountSplit>
  )
}
