import { errorBodyOf, messageFor, useTakeSecondStepMutation } from '@kathasagar/api'
import type { SecondStep, SecondStepAnswer } from '@kathasagar/api/contract'
import { useState } from 'react'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'

/** Whether a sign-in was refused for good: where a second step is asked for, it goes on. */
export const isRefused = (error: unknown) =>
  error !== undefined && errorBodyOf(error)?.code !== 'second_factor_required'

/** Answers of a second step, and why the last one was refused. */
function useAnswers(step: SecondStep | null, on: { done: () => void; over: () => void }) {
  const messages = useSiteMessages()
  const [take, { isLoading, error, reset }] = useTakeSecondStepMutation()

  const answer = async (proof: Omit<SecondStepAnswer, 'challenge'>) => {
    if (!step) return
    reset()
    const { data, error: refusal } = await take({ challenge: step.challenge, ...proof })
    if (data) on.done()
    else if (errorBodyOf(refusal)?.code === 'second_step_over') on.over()
  }

  return {
    forget: reset,
    error: error && messageFor(error, messages.failed.login, messages),
    isBusy: isLoading,
    onCode: (one_time_code: string) => void answer({ one_time_code }),
    onRecoveryCode: (recovery_code: string) => void answer({ recovery_code }),
  }
}

/** The second step of a sign-in, once the first was right and asked for one. */
export function useSecondStep(onSignedIn: () => void = () => {}) {
  const [step, setStep] = useState<SecondStep | null>(null)
  const { forget, ...answers } = useAnswers(step, { done: onSignedIn, over: () => setStep(null) })

  return {
    /** Begins where a refused sign-in asks for the step. */
    begin: (refusal: unknown) => {
      forget()
      setStep(errorBodyOf(refusal)?.second_step ?? null)
    },
    /** Why it is over, as a sentence. */
    over: step ? undefined : answers.error,
    secondStep: step
      ? {
          ...answers,
          onBack: () => {
            forget()
            setStep(null)
          },
        }
      : undefined,
  }
}
