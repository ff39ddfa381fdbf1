import type { SecondStepWay } from '@kathasagar/api/contract'
import { useEffect, useState } from 'react'

import { useFormFields } from '../../../hooks/useFormFields.ts'
import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { AccountForm } from '../AccountForm/AccountForm.tsx'
import { secondStepFormStyles as styles } from './SecondStepForm.styles.ts'
import { isOneTimeCode } from './oneTimeCode.ts'

export interface SecondStepFormProps {
  /** Why the last answer was refused, as a sentence. */
  error?: string | undefined
  /** An answer is being checked. */
  isBusy: boolean
  /** Called with the code of the authenticator app. */
  onCode: (code: string) => void
  /** Called with one of the recovery codes. */
  onRecoveryCode: (code: string) => void
  /** Signs nobody in; the form that began is there again. */
  onBack: () => void
}

type AnswersProps = Omit<SecondStepFormProps, 'error' | 'onBack'>

/** What is typed, and by which way it is sent. */
function useAnswer({ isBusy, ...on }: AnswersProps) {
  const { missing } = useAccountMessages().account.secondStep
  const [way, setWay] = useState<SecondStepWay>('code')
  const [tried, setTried] = useState(way)
  const form = useFormFields({
    initialValues: { code: '', recovery_code: '' },
    validate: ({ code, recovery_code }) => ({
      code: way !== 'code' || isOneTimeCode(code) ? undefined : missing.code,
      recovery_code:
        way !== 'recovery_code' || recovery_code.trim() ? undefined : missing.recovery_code,
    }),
    liveFields: [],
    isBusy,
    onSubmit: ({ code, recovery_code }) => {
      setTried(way)
      if (way === 'code') on.onCode(code)
      else on.onRecoveryCode(recovery_code)
    },
  })
  const { formRef } = form

  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('input')?.focus()
  }, [way, formRef])

  return { ...form, way, setWay, isTried: way === tried }
}

/** Asks for a code or a recovery code after the password. */
export function SecondStepForm({ error, onBack, ...answers }: SecondStepFormProps) {
  const { secondStep } = useAccountMessages().account
  const { way, setWay, isTried, bind, formRef, handleSubmit } = useAnswer(answers)
  const other = way === 'code' ? 'recovery_code' : 'code'

  return (
    <AccountForm
      busyLabel={secondStep.busy}
      error={isTried ? error : undefined}
      formRef={formRef}
      isBusy={answers.isBusy}
      lead={secondStep.leads[way]}
      onSubmit={handleSubmit}
      other={
        <div css={styles.ways}>
          <Button onPress={() => setWay(other)} size="small" variant="quiet">
            {secondStep.instead[other]}
          </Button>
          <Button icon="arrowLeft" onPress={onBack} size="small" variant="quiet">
            {secondStep.back}
          </Button>
        </div>
      }
      submitLabel={secondStep.submit}
      title={secondStep.title}
    >
      <TextInput
        key={way}
        {...bind(way)}
        autoComplete={way === 'code' ? 'one-time-code' : 'off'}
        inputMode={way === 'code' ? 'numeric' : 'text'}
        isRequired
        label={secondStep.fields[way]}
      />
    </AccountForm>
  )
}
