import type { SecondStepMethod } from '@kathasagar/api/contract'
import { useState, useEffect, useRef, type ReactNode } from 'react'

import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import type { FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'
import { AccountForm } from '../AccountForm/AccountForm.tsx'
import { useCodeField } from './useCodeField.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

const styles = {
  ways: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'center',
    gap: `${space.xs} ${space.m}`,
  },
}

export interface SecondStepFormProps {
  onCode: (code: string) => Promise<FormRefusal | null>
  onRecoveryCode: (code: string) => Promise<FormRefusal | null>
  onBack: () => void
}

export function SecondStepForm({ onCode, onRecoveryCode, onBack }: SecondStepFormProps) {
  const { secondStep } = useAccountMessages().account
  const codeField = useCodeField()
  const [way, setWay] = useState<SecondStepMethod>('code')
  const other = way === 'code' ? 'recovery_code' : 'code'
  const form = {
    busyLabel: secondStep.busy,
    lead: secondStep.leads[way],
    other: (
      <div css={styles.ways}>
        <Button onPress={() => setWay(other)} size="small" variant="quiet">
          {secondStep.instead[other]}
        </Button>
        <Button icon="arrowLeft" onPress={onBack} size="small" variant="quiet">
          {secondStep.back}
        </Button>
      </div>
    ),
    submitLabel: secondStep.submit,
    takesFocus: true,
    title: secondStep.title,
  }

  if (way === 'code') {
    return <AccountForm {...form} {...codeField} key={way} onSubmit={({ code }) => onCode(code)} />
  }
  return (
    <AccountForm
      {...form}
      fields={[
        {
          name: 'recovery_code',
          label: secondStep.fields.recovery_code,
          missing: secondStep.missing.recovery_code,
        },
      ]}
      initialValues={{ recovery_code: '' }}
      key={way}
      onSubmit={({ recovery_code }) => onRecoveryCode(recovery_code)}
    />
  )
}

export interface SecondStepGateProps {
  /** Second step of the login. Absent until the first step has succeeded. */
  secondStep?: SecondStepFormProps | undefined
  /** Login form. Its input is preserved during the second step. */
  children: ReactNode
}

export function SecondStepGate({ secondStep, children }: SecondStepGateProps) {
  const isSecond = secondStep !== undefined
  const first = useRef<HTMLDivElement>(null)
  const wasSecond = useRef(false)

  useEffect(() => {
    if (wasSecond.current && !isSecond) first.current?.querySelector('input')?.focus()
    wasSecond.current = isSecond
  }, [isSecond])

  return (
    <>
      <div hidden={isSecond} ref={first}>
        {children}
      </div>
      {secondStep && <SecondStepForm {...secondStep} />}
    </>
  )
}
