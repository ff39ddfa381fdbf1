import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useState } from 'react'

import { useFormat } from '../../../format/useFormat.ts'
import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { previewLinksStyles as styles } from './PreviewLinks.styles.ts'

/** A link that is to be made. */
export interface NewPreview {
  /** For whom it is; blank where nobody is named. */
  note: string
  /** How long it leads to the story. */
  days: number
}

export interface PreviewLinkFormProps {
  /** Makes a link; resolves to the reason why it could not be made, null where it was. */
  onMake: (link: NewPreview) => Promise<string | null>
}

const DAYS = [1, 3, 7, 14, LIMITS.previewDaysMax] as const
const USUAL = 7

/** For whom a link is and how long it lasts, and the button that makes it. */
export function PreviewLinkForm({ onMake }: PreviewLinkFormProps) {
  const { testReaders: messages } = useAuthoringMessages().authoring
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const [link, setLink] = useState<NewPreview>({ note: '', days: USUAL })
  const [isMade, setMade] = useState(false)

  const handleMake = async () => {
    setMade(false)
    if (!(await attempt(() => onMake({ ...link, note: link.note.trim() })))) return
    setMade(true)
    setLink({ ...link, note: '' })
  }

  return (
    <div css={styles.form}>
      <Fields link={link} onChange={setLink} />
      {refusal && <FormError>{refusal}</FormError>}
      <Button
        busyLabel={messages.making}
        icon="plus"
        isBusy={isBusy}
        onPress={() => void handleMake()}
        variant="primary"
      >
        {messages.make}
      </Button>
      <p css={styles.note} role="status">
        {isMade && messages.made}
      </p>
    </div>
  )
}

interface FieldsProps {
  /** As it is filled in. */
  link: NewPreview
  /** Something else is filled in. */
  onChange: (link: NewPreview) => void
}

function Fields({ link, onChange }: FieldsProps) {
  const { testReaders: messages } = useAuthoringMessages().authoring
  const { counted } = useFormat()

  return (
    <div css={styles.fields}>
      <TextInput
        hint={messages.noteHint}
        label={messages.note}
        maxLength={LIMITS.previewNoteMax}
        name="note"
        onChange={(note) => onChange({ ...link, note })}
        value={link.note}
      />
      <SelectInput
        items={DAYS.map((days) => ({
          value: String(days),
          label: counted(messages.dayCount, days),
        }))}
        label={messages.days}
        name="days"
        onChange={(days) => onChange({ ...link, days: Number(days) })}
        value={String(link.days)}
      />
    </div>
  )
}
