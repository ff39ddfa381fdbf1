import type { ProviderState as State } from '@kathasagar/api/contract'
import { useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { useMeasures } from '../../../format/useMeasures.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { StateLamp } from '../StateLamp/StateLamp.tsx'

/** An answer that takes longer, in milliseconds, is told to be slow. */
const SLOW_MS = 2000

/** Faults of a provider from which nothing was heard; the others are answers. */
const SILENT: readonly (State['fault'] | undefined)[] = ['unreachable', 'too_slow']

/** Whether a provider gave no answer when it was last asked. */
export const isSilent = (state: State | null) => state !== null && state.fault !== null

export interface ProviderStateProps {
  /** How the provider did when it was last asked; null where it was not asked yet. */
  state: State | null
}

/** How a provider fares, in a word and with a lamp. */
export function ProviderState({ state }: ProviderStateProps) {
  const { seconds, hour } = useMeasures()
  const { providers: messages, faults } = useAdminMessages().models
  const [now] = useState(() => new Date())

  if (state === null) return <StateLamp tone="unlit">{messages.notAsked}</StateLamp>
  const { fault, answered_in_ms, asked_at } = state
  if (fault !== null) {
    const words = SILENT.includes(fault)
      ? fill(messages.silent, { hour: hour(asked_at, now) })
      : faults[fault]
    return <StateLamp tone="out">{words}</StateLamp>
  }
  const ms = answered_in_ms ?? 0
  const isSlow = ms > SLOW_MS
  return (
    <StateLamp tone={isSlow ? 'slow' : 'lit'}>
      {fill(isSlow ? messages.slow : messages.answers, { seconds: seconds(ms) })}
    </StateLamp>
  )
}
