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
  /** By what the step may be taken, as far as this browser can. */
  items: readonly SecondStepWay[]
  /** Why the last answer was refused, as a sentence. */
  error?: string | undefined
  /** An answer is on its way, or the browser asks for a passkey. */
  isBusy: boolean
  /** Called with the code of the authenticator app. */
  onCode: (code: string) => void
  /** Called with one of the recovery codes. */
  onRecoveryCode: (code: string) => void
  /** The browser is to be asked for a passkey. */
  onPasskey: () => void
  /** Signs nobody in; the form that began is there again. */
  onBack: () => void
}

type AnswersProps = Omit<SecondStepFormProps, 'error' | 'onBack'>

/** What is typed, and by which way it is sent. */
function useAnswer({ items, isBusy, ...on }: AnswersProps) {
  const { missing } = useAccountMessages().account.secondStep
  const [way, setWay] = useState(items.includes('code') ? 'code' : (items[0] ?? 'recovery_code'))
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
      if (way === 'passkey') on.onPasskey()
      else if (way === 'code') on.onCode(code)
      else on.onRecoveryCode(recovery_code)
    },
  })
  const { formRef } = form

  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('input, [type="submit"]')?.focus()
  }, [way, formRef])

  return { ...form, way, setWay, isTried: way === tried }
}

/** What a sign-in asks for once the password was right: a code, a recovery code or a passkey. */
export function SecondStepForm({ error, onBack, ...answers }: SecondStepFormProps) {
  const { secondStep, passkey } = useAccountMessages().account
  const { way, setWay, isTried, bind, formRef, handleSubmit } = useAnswer(answers)
  const { isBusy, items } = answers

  return (
    <AccountForm
      busyLabel={way === 'passkey' ? passkey.waiting : secondStep.busy}
      error={isTried ? error : undefined}
      formRef={formRef}
      isBusy={isBusy}
      lead={secondStep.leads[way]}
      onSubmit={handleSubmit}
      other={
        <OtherWays onBack={onBack} onWay={setWay} items={items.filter((one) => one !== way)} />
      }
      submitLabel={way === 'passkey' ? secondStep.instead.passkey : secondStep.submit}
      title={secondStep.title}
    >
      {way !== 'passkey' && (
        <TextInput
          key={way}
          {...bind(way)}
          autoComplete={way === 'code' ? 'one-time-code' : 'off'}
          inputMode={way === 'code' ? 'numeric' : 'text'}
          isRequired
          label={secondStep.fields[way]}
        />
      )}
    </AccountForm>
  )
}

interface OtherWaysProps extends Pick<SecondStepFormProps, 'items' | 'onBack'> {
  /** Another way was chosen. */
  onWay: (way: SecondStepWay) => void
}

function OtherWays({ items, onWay, onBack }: OtherWaysProps) {
  const { secondStep } = useAccountMessages().account

  return (
    <div css={styles.ways}>
      {items.map((way) => (
        <Button key={way} onPress={() => onWay(way)} size="small" variant="quiet">
          {secondStep.instead[way]}
        </Button>
      ))}
      <Button icon="arrowLeft" onPress={onBack} size="small" variant="quiet">
        {secondStep.back}
      </Button>
    </div>
  )
}
