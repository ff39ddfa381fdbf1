import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { useState, type FormEvent } from 'react'

import { useFormat } from '../../../format/useFormat.ts'
import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { fill } from '../../../format/fill.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { DialogForm } from '../../primitives/Dialog/DialogForm.tsx'
import { FormError } from '../../account/FormError/FormError.tsx'
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { isTaking, needsReason, type UserAct } from '../UserTable/userActs.ts'

/** What an act is done with, beyond the person. */
export interface UserActAsked {
  /** Why; empty where the act needs none. */
  reason: string
  /** Credits to give; 0 where none are given. */
  amount: number
  /** The person's stories go down with the account, or come back with it. */
  with_stories: boolean
}

export interface UserActDialogProps {
  /** What is to be done. */
  act: UserAct
  /** Username of the account that it is done to. */
  name: string
  /** Most credits of one gift. */
  amountMax: number
  /** Stories that can go down with a suspended account, or come back with it; 0 where none can. */
  stories: number
  /** Nothing is done. */
  onClose: () => void
  /**
   * Does it, and closes the dialog. Gives why it was refused, as a sentence: then the dialog stays
   * with what was typed.
   */
  onSubmit: (asked: UserActAsked) => Promise<string | null>
}

/** Asks before an act on somebody's account, and why it is done. */
export function UserActDialog({ act, name, ...form }: UserActDialogProps) {
  const { title } = useAdminMessages().people.asked[act]

  return (
    <Dialog isOpen onClose={form.onClose} role="alertdialog" title={fill(title, { name })}>
      <UserActForm {...form} act={act} />
    </Dialog>
  )
}

function faultsOf(
  act: UserAct,
  { reason, amount }: Pick<UserActAsked, 'reason' | 'amount'>,
  amountMax: number,
) {
  const isAmount = Number.isInteger(amount) && amount >= 1 && amount <= amountMax
  return {
    isAmountWrong: act === 'give_credits' && !isAmount,
    isReasonMissing: needsReason(act) && reason === '',
  }
}

/** What was typed for an act, what is wrong with it, and the sending of it. */
function useActForm({ act, amountMax, onSubmit }: Omit<UserActDialogProps, 'name'>) {
  const [typed, setTyped] = useState({ reason: '', amount: '', with_stories: false })
  const [isSent, setSent] = useState(false)
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const given = { ...typed, reason: typed.reason.trim(), amount: Number(typed.amount) }
  const { isAmountWrong, isReasonMissing } = faultsOf(act, given, amountMax)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (!isAmountWrong && !isReasonMissing) void attempt(() => onSubmit(given))
  }
  return {
    typed,
    isBusy,
    refusal,
    handleSubmit,
    change: (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes }),
    faults: { isAmountWrong: isSent && isAmountWrong, isReasonMissing: isSent && isReasonMissing },
  }
}

function UserActForm(props: Omit<UserActDialogProps, 'name'>) {
  const { act, amountMax, stories, onClose } = props
  const { asked, cancel } = useAdminMessages().people
  const { typed, change, faults, isBusy, refusal, handleSubmit } = useActForm(props)

  return (
    <DialogForm
      {...{ isBusy, onClose }}
      busyLabel={asked[act].busy}
      cancelLabel={cancel}
      onSubmit={handleSubmit}
      submitLabel={asked[act].confirm}
      variant={isTaking(act) ? 'danger' : 'confirm'}
    >
      <p>{asked[act].effect}</p>
      {refusal && <FormError>{refusal}</FormError>}
      {act === 'give_credits' && (
        <AmountField
          isWrong={faults.isAmountWrong}
          max={amountMax}
          onChange={(amount) => change({ amount })}
          value={typed.amount}
        />
      )}
      <StoriesToo
        {...{ act, stories }}
        onChange={(with_stories) => change({ with_stories })}
        value={typed.with_stories}
      />
      {needsReason(act) && (
        <ReasonField
          act={act}
          isMissing={faults.isReasonMissing}
          onChange={(reason) => change({ reason })}
          value={typed.reason}
        />
      )}
    </DialogForm>
  )
}

interface StoriesTooProps extends Pick<UserActDialogProps, 'act' | 'stories'> {
  /** Whether they share what is done to the account. */
  value: boolean
  /** The box was ticked, or cleared. */
  onChange: (isWanted: boolean) => void
}

/** Asks of a suspension, and of its end, whether it holds for the author's stories as well. */
function StoriesToo({ act, stories, value, onChange }: StoriesTooProps) {
  const { counted } = useFormat()
  const { storiesToo } = useAdminMessages().people

  if (stories === 0 || (act !== 'suspend' && act !== 'restore')) return null
  return (
    <Checkbox isSelected={value} onChange={onChange}>
      {counted(storiesToo[act], stories)}
    </Checkbox>
  )
}

interface ReasonFieldProps extends Pick<UserActDialogProps, 'act'> {
  /** As it was typed. */
  value: string
  /** Sent without a reason. */
  isMissing: boolean
  /** All that stands in the field now. */
  onChange: (typed: string) => void
}

function ReasonField({ act, value, isMissing, onChange }: ReasonFieldProps) {
  const messages = useAdminMessages().people

  return (
    <TextArea
      error={isMissing ? messages.reasonMissing : undefined}
      hint={act === 'give_credits' ? messages.reasonRead : messages.reasonKept}
      isRequired
      label={messages.reason}
      maxLength={LIMITS.userActReasonMax}
      onChange={onChange}
      rows={2}
      value={value}
    />
  )
}

interface AmountFieldProps {
  /** As it was typed. */
  value: string
  /** Most credits of one gift. */
  max: number
  /** Whether the amount was sent so, and cannot be given. */
  isWrong: boolean
  /** All that stands in the field now. */
  onChange: (typed: string) => void
}

function AmountField({ value, max, isWrong, onChange }: AmountFieldProps) {
  const messages = useAdminMessages().people
  const { count } = useFormat()

  return (
    <NumberInput
      error={isWrong ? fill(messages.amountWrong, { max: count(max) }) : undefined}
      hint={fill(messages.amountHint, { max: count(max) })}
      isRequired
      label={messages.amount}
      min={1}
      onChange={onChange}
      value={value}
    />
  )
}
