import type { CoauthorInvitation } from '@kathasagar/api/contract'
import { COAUTHOR_ROLES, LIMITS, type CoauthorRole } from '@kathasagar/api/contract/vocabulary'
import { useState, type FormEvent } from 'react'

import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useFirstFault } from '../../../hooks/useFirstFault.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { coauthorsSectionStyles } from './CoauthorsSection.styles.ts'

export interface InviteFormProps {
  /** Asks somebody, or gives why not as a sentence: then what was typed stays. */
  onInvite: (invitation: CoauthorInvitation) => Promise<string | null>
}

/** Whom is asked for what, and what becomes of it. */
function useInviteForm({ onInvite }: InviteFormProps) {
  const { coauthors: messages } = useAuthoringMessages().authoring
  const [name, setName] = useState('')
  const [role, setRole] = useState<CoauthorRole>('editor')
  const [tries, setTries] = useState(0)
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const isMissing = name.trim() === ''

  const send = async () => {
    setTries(tries + 1)
    const asked = name.trim()
    if (isMissing || !(await attempt(() => onInvite({ name: asked, role })))) return
    // Whom one has begun to name meanwhile, nobody was asked for yet.
    setName((now) => (now.trim() === asked ? '' : now))
    setTries(0)
  }
  return {
    ref: useFirstFault(tries, refusal),
    isBusy,
    refusal,
    nameField: {
      value: name,
      onChange: setName,
      error: tries > 0 && isMissing ? messages.nameMissing : undefined,
    },
    roleField: { value: role, onChange: setRole },
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      void send()
    },
  }
}

/** Asks one more person, by the name that others know. */
export function InviteForm(props: InviteFormProps) {
  const { coauthors: messages } = useAuthoringMessages().authoring
  const styles = coauthorsSectionStyles(useTheme())
  const { ref, isBusy, refusal, nameField, roleField, handleSubmit } = useInviteForm(props)

  return (
    <form noValidate onSubmit={handleSubmit} ref={ref}>
      {refusal && <FormError>{refusal}</FormError>}
      <div css={styles.invite}>
        <div css={styles.name}>
          <TextInput
            {...nameField}
            autoComplete="off"
            hint={messages.nameHint}
            label={messages.name}
            maxLength={LIMITS.usernameMax + 1}
          />
        </div>
        <div css={styles.asked}>
          <SelectInput
            {...roleField}
            items={COAUTHOR_ROLES.map((value) => ({ value, label: messages.roles[value] }))}
            label={messages.role}
          />
          <Button busyLabel={messages.inviting} isBusy={isBusy} type="submit">
            {messages.invite}
          </Button>
        </div>
      </div>
    </form>
  )
}
