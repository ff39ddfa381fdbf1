import { useEffect, useRef, type ReactNode } from 'react'

import { SecondStepForm, type SecondStepFormProps } from './SecondStepForm.tsx'

export interface WithSecondStepProps {
  /** Second step of a login. Absent before the first step has succeeded. */
  secondStep?: SecondStepFormProps | undefined
  /** Login form, whose input is preserved during the second step. */
  children: ReactNode
}

export function WithSecondStep({ secondStep, children }: WithSecondStepProps) {
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
