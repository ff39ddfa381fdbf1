import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useMeasures } from '../../../format/useMeasures.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import type { Asked } from './useProviderForm.ts'

export interface AskedNoteProps {
  /** Name of the provider that was asked. */
  name: string
  /** The answer is on its way. */
  isAsking: boolean
  /** What came of it; null before. */
  asked: Asked | null
}

/** What a provider answered: how many models, how fast; or what is wrong and what to do next. */
export function AskedNote({ name, isAsking, asked }: AskedNoteProps) {
  const messages = useAdminMessages().modelForms.provider
  const { faultAdvice } = useAdminMessages().models
  const { counted } = useFormat()
  const { seconds } = useMeasures()

  if (isAsking) return <Spinner label={fill(messages.asking, { name })} />
  if (asked === null) return null
  if (typeof asked === 'string') {
    return (
      <Alert icon="warning" role="alert" tone="danger">
        {asked}
      </Alert>
    )
  }
  const { state, models } = asked
  if (state.fault !== null) {
    return (
      <Alert icon="warning" role="alert" tone="danger">
        {faultAdvice[state.fault]}
      </Alert>
    )
  }
  const told = { name, seconds: seconds(state.answered_in_ms ?? 0) }
  return (
    <Alert icon="check" tone="positive">
      {models.length === 0
        ? fill(messages.answeredNone, told)
        : counted(messages.answered, models.length, told)}
    </Alert>
  )
}
