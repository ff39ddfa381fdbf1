import type { BulkAnswer } from '@kathasagar/api/contract'
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'

import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useFirstFault } from '../../../hooks/useFirstFault.ts'
import type { BulkDialogProps } from './BulkDialog.tsx'
import { asksValue } from './bulkChoices.ts'

/** Tells what would become of the stories; nothing until it is said with what, or for what is typed. */
function usePreview({ choice, onPreview }: BulkDialogProps, value: string) {
  const [seen, setSeen] = useState<{ value: string; answer: BulkAnswer | null }>()
  const isKnown = choice !== 'owner' && (value !== '' || !asksValue(choice))
  const ask = useEffectEvent(() => onPreview({ choice, value }))

  useEffect(() => {
    let isWanted = isKnown
    const look = async () => {
      const answer = await ask()
      if (isWanted) setSeen({ value, answer })
    }
    if (isKnown) void look()
    return () => {
      isWanted = false
    }
  }, [value, isKnown])

  return seen?.value === value ? seen.answer : null
}

/** What was said of an act on many stories, what is wrong with it, and the sending of it. */
export function useBulkForm(props: BulkDialogProps) {
  const { choice, onSubmit } = props
  const [typed, setTyped] = useState({ value: '', reason: '' })
  const [tries, setTries] = useState(0)
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const preview = usePreview(props, typed.value)
  const form = useFirstFault(tries, refusal)
  // One types at once: a press less for whoever takes down what must be down soon.
  useEffect(
    () => form.current?.querySelector<HTMLElement>('select, input, textarea')?.focus(),
    [form],
  )
  const given = { choice, value: typed.value.trim(), reason: typed.reason.trim() }
  const faults = {
    isValueMissing: asksValue(choice) && given.value === '',
    isReasonMissing: given.reason === '',
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (!faults.isValueMissing && !faults.isReasonMissing) void attempt(() => onSubmit(given))
  }
  return {
    typed,
    isBusy,
    refusal,
    preview,
    handleSubmit,
    form,
    change: (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes }),
    faults: {
      isValueMissing: tries > 0 && faults.isValueMissing,
      isReasonMissing: tries > 0 && faults.isReasonMissing,
    },
  }
}
