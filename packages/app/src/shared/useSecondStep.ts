import { errorBodyOf, messageFor, useTakeSecondStepMutation } from '@kathasagar/api'
import type { SecondStep, SecondStepAnswer } from '@kathasagar/api/contract'
import { useState } from 'react'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'

/** Returns true for an error, except if it only requires a second factor. */
export const isRefused = (error: unknown) =>
  error !== undefined && errorBodyOf(error)?.code !== 'second_factor_required'

export function useSecondStep(onSignedIn: () => void = () => {}) {
  const messages = useSiteMessages()
  const [take] = useTakeSecondStepMutation()
  const [step, setStep] = useState<SecondStep | null>(null)
  const [over, setOver] = useState<string>()

  const answer = async (proof: Omit<SecondStepAnswer, 'challenge'>) => {
    if (!step) return null
    const { data, error } = await take({ challenge: step.challenge, ...proof })
    if (data) {
      onSignedIn()
      return null
    }
    const reason = messageFor(error, messages.failed.login, messages)
    if (errorBodyOf(error)?.code !== 'second_step_over') return reason
    setOver(reason)
    setStep(null)
    return null
  }

  return {
    begin: (refusal: unknown) => {
      setOver(undefined)
      setStep(errorBodyOf(refusal)?.second_step ?? null)
    },
    over,
    secondStep: step
      ? {
          onCode: (one_time_code: string) => answer({ one_time_code }),
          onRecoveryCode: (recovery_code: string) => answer({ recovery_code }),
          onBack: () => setStep(null),
        }
      : undefined,
  }
}
