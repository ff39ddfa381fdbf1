import { AccountSplit } from '../../components/AccountSplit/AccountSplit.tsx'
import { LoginForm, type LoginFormProps } from '../../components/LoginForm/LoginForm.tsx'
import {
  WithSecondStep,
  type WithSecondStepProps,
} from '../../components/SecondStepForm/WithSecondStep.tsx'
import { loginScreenStyles as styles } from './LoginScreen.styles.ts'

export interface LoginScreenProps extends LoginFormProps, Pick<WithSecondStepProps, 'secondStep'> {}

export function LoginScreen({ secondStep, ...form }: LoginScreenProps) {
  return (
    <div css={styles.screen}>
      <AccountSplit>
        <WithSecondStep secondStep={secondStep}>
          <LoginForm {...form} />
        </WithSecondStep>
      </AccountSplit>
    </div>
  )
}
