import type { WaitlistRequest } from '@kathasagar/api/contract'
import { useId, useState, type FormEvent, type ReactNode } from 'react'

import { useFaultMessage } from '../../../../messages/useFaultMessage.ts'
import { useFirstFault } from '../../../../design-system/hooks/useFirstFault.ts'
import { useLandingMessages } from '../../../../messages/useLandingMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { hangingSurface } from '../../../../design-system/theme/hangingSurface.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const styles = {
  form: {
    ...hangingSurface(theme, theme.color.line),
    display: 'grid',
    gap: theme.space.l,
    padding: theme.space.xl,
    background: theme.color.surface,
  },
  title: { fontSize: theme.size.heading },
  notice: {
    display: 'grid',
    gap: theme.space.s,
    color: theme.color.textMuted,
    fontSize: theme.size.small,
    lineHeight: 1.5,
  },
}

export interface WaitlistFormProps {
  /** Returns an error name or sentence if the form is incomplete, else undefined. */
  validate: (values: WaitlistRequest) => string | undefined
  /** Called synchronously during the press, so that it may open a tab. */
  onSubmit: (values: WaitlistRequest) => void
  isBusy?: boolean
  error?: string | undefined
  notice: ReactNode
}

function useWaitlistFields({ validate, onSubmit, isBusy = false }: WaitlistFormProps) {
  const [values, setValues] = useState<WaitlistRequest>({ name: '', email: '' })
  const [fault, setFault] = useState<string>()
  const [tries, setTries] = useState(0)
  const form = useFirstFault(tries, fault)

  const change = (changed: Partial<WaitlistRequest>) => {
    setValues({ ...values, ...changed })
    setFault(undefined)
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = validate(values)
    setFault(found)
    setTries(tries + 1)
    if (!found) onSubmit({ name: values.name.trim(), email: values.email.trim() })
  }
  return { form, values, fault, change, handleSubmit }
}

export function WaitlistForm(props: WaitlistFormProps) {
  const { waitlist: messages } = useLandingMessages()
  const titleId = useId()
  const noticeId = useId()
  const { form, values, fault, change, handleSubmit } = useWaitlistFields(props)
  const { isBusy = false, error, notice } = props
  const faultMessage = useFaultMessage()
  const shown = fault === undefined ? error : faultMessage(fault)

  const markIf = (isWrong: boolean) => (fault !== undefined && isWrong ? '' : undefined)
  return (
    <form aria-labelledby={titleId} css={styles.form} noValidate onSubmit={handleSubmit} ref={form}>
      <h2 css={styles.title} id={titleId}>
        {messages.formTitle}
      </h2>
      {shown && <FormError>{shown}</FormError>}

      <TextInput
        autoComplete="name"
        error={markIf(values.name.trim() === '')}
        isRequired
        label={messages.name}
        onChange={(name) => change({ name })}
        value={values.name}
      />
      <TextInput
        autoComplete="email"
        error={markIf(values.email.trim() === '' || values.name.trim() !== '')}
        isRequired
        label={messages.email}
        onChange={(email) => change({ email })}
        type="email"
        value={values.email}
      />

      <Button
        aria-describedby={noticeId}
        busyLabel={messages.busy}
        isBusy={isBusy}
        isFullWidth
        type="submit"
        variant="primary"
      >
        {messages.submit}
      </Button>
      <div css={styles.notice} id={noticeId}>
        {notice}
      </div>
    </form>
  )
}
