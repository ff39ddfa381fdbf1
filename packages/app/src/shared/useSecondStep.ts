import { errorBodyOf, messageFor, useTakeSecondStepMutation } from '@kathasagar/api'
import type { SecondStep, SecondStepAnswer } from '@kathasagar/api/contract'
import { useState } from 'react'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'
import { hasPasskeys } from './passkeys.ts'
import { usePasskeyAnswer } from './usePasskeyAnswer.ts'

/** Whether a sign-in was refused for good: where a second step is asked for, it goes on. */
export const isRefused = (error: unknown) =>
  error !== undefined && errorBodyOf(error)?.code !== 'second_factor_required'

/** Answers of a second step, and why the last one was refused. */
function useAnswers(step: SecondStep | null, on: { done: () => void; over: () => void }) {
  const messages = useSiteMessages()
  const [take, { isLoading, error, reset }] = useTakeSecondStepMutation()
  const passkey = usePasskeyAnswer()

  const answer = async (proof: Omit<SecondStepAnswer, 'challenge'>) => {
    if (!step) return
    const { data, error: refusal } = await take({ challenge: step.challenge, ...proof })
    if (data) on.done()
    else if (errorBodyOf(refusal)?.code === 'second_step_over') on.over()
  }
  const forget = () => {
    reset()
    passkey.forgetError()
  }
  const answerByPasskey = async () => {
    reset()
    const used = await passkey.askPasskey()
    if (used) await answer({ passkey: used })
  }

  return {
    forget,
    error: passkey.error ?? (error && messageFor(error, messages.failed.login, messages)),
    isBusy: isLoading || passkey.isAsking,
    onCode: (one_time_code: string) => {
      forget()
      void answer({ one_time_code })
    },
    onRecoveryCode: (recovery_code: string) => {
      forget()
      void answer({ recovery_code })
    },
    onPasskey: () => void answerByPasskey(),
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
          items: step.ways.filter((way) => way !== 'passkey' || hasPasskeys()),
          onBack: () => {
            forget()
            setStep(null)
          },
        }
      : undefined,
  }
}
