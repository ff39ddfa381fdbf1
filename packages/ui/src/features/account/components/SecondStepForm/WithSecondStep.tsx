import { useEffect, useRef, type ReactNode } from 'react'

import { SecondStepForm, type SecondStepFormProps } from './SecondStepForm.tsx'

export interface WithSecondStepProps {
  /** What the sign-in still asks for; absent while the form itself is to be filled. */
  secondStep?: SecondStepFormProps | undefined
  /** The form that begins it; what was typed there is kept meanwhile. */
  children: ReactNode
}

/** A form that signs in, and in its place the second step once one is asked for. */
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
