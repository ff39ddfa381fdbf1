import { useId, type FormEvent, type ReactNode, type Ref } from 'react'

import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { accountFormStyles as styles } from './AccountForm.styles.ts'

export interface AccountFormProps {
  /** The page's h1, which names the form too. */
  title: string
  /** One sentence under the title. */
  lead: string
  /** Why the server refused, as a sentence. */
  error?: string | undefined
  /** The fields. */
  children: ReactNode
  /** What pressing the button agrees to; read with the button. */
  notice?: string
  /** Words on the button, at rest and on the way. */
  submitLabel: string
  /** Words on the button while the form is on its way. */
  busyLabel: string
  /** The form is on its way; a second press does nothing. */
  isBusy: boolean
  /** The browser's own event, from the button or from Enter in a field. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** The form element, in which the first wrong field is looked for. */
  formRef: Ref<HTMLFormElement>
  /** Another way in, such as Google's button. */
  alternative?: ReactNode
  /** Where someone goes for whom this is the wrong form. */
  other: ReactNode
}

/** What all account forms share: heading, refusal, one primary button, and the way to the other form. */
export function AccountForm({
  title,
  lead,
  error,
  children,
  notice,
  formRef,
  onSubmit,
  alternative,
  other,
  submitLabel,
  ...button
}: AccountFormProps) {
  const titleId = useId()
  const noticeId = useId()

  return (
    <form aria-labelledby={titleId} css={styles.form} noValidate onSubmit={onSubmit} ref={formRef}>
      <h1 css={styles.title} id={titleId} tabIndex={-1}>
        {title}
      </h1>
      <p css={styles.lead}>{lead}</p>
      {error && <FormError>{error}</FormError>}
      {children}
      {notice && (
        <p css={styles.notice} id={noticeId}>
          {notice}
        </p>
      )}
      <Button
        {...button}
        aria-describedby={notice && noticeId}
        isFullWidth
        type="submit"
        variant="primary"
      >
        {submitLabel}
      </Button>
      {alternative && <Or />}
      {alternative}
      <div css={styles.other}>{other}</div>
    </form>
  )
}

function Or() {
  return <p css={styles.or}>{useAccountMessages().account.or}</p>
}
