import { useId, useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { useSharingMessages } from '../../../messages/useSharingMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { sharePlayDialogStyles as styles } from './SharePlayDialog.styles.ts'

/** What a link is to show of a play. */
export interface SharePlayOptions {
  /** Whether the link begins where the play began; else at the turn that was told last. */
  isWhole: boolean
  /** Whether what the player typed is shown. */
  showsWords: boolean
  /** Whether it tells who played. */
  showsName: boolean
}

export interface SharePlayFormProps {
  /** What the player is called, where they show it. */
  name: string
  /**
   * Makes the link to where the play stands, or changes what it shows; resolves to the reason why it could
   * not be made, null where it was.
   */
  onMake: (options: SharePlayOptions) => Promise<string | null>
}

const AT_FIRST: SharePlayOptions = { isWhole: true, showsWords: true, showsName: false }

/** What a link shows, and the button that makes it. */
export function SharePlayForm({ name, onMake }: SharePlayFormProps) {
  const { sharing } = useSharingMessages()
  const [options, setOptions] = useState<SharePlayOptions>(AT_FIRST)
  const { isBusy, said, error, make } = useMaking(onMake)

  return (
    <>
      <Options name={name} onChange={setOptions} options={options} />
      {error && <FormError>{error}</FormError>}
      <Button
        busyLabel={sharing.making}
        icon="share"
        isBusy={isBusy}
        onPress={() => void make(options)}
        variant="primary"
      >
        {sharing.make}
      </Button>
      <p css={styles.note} role="status">
        {said}
      </p>
    </>
  )
}

interface OptionsProps extends Pick<SharePlayFormProps, 'name'> {
  options: SharePlayOptions
  onChange: (options: SharePlayOptions) => void
}

function Options({ name, options, onChange }: OptionsProps) {
  const { sharing } = useSharingMessages()
  const noteId = useId()

  return (
    <>
      <RadioGroup
        items={[
          { value: 'start', label: sharing.fromStart },
          { value: 'newest', label: sharing.fromNewest },
        ]}
        label={sharing.from}
        look="pill"
        onChange={(from) => onChange({ ...options, isWhole: from === 'start' })}
        value={options.isWhole ? 'start' : 'newest'}
      />
      <div css={styles.words}>
        <Switch
          aria-describedby={noteId}
          isSelected={options.showsWords}
          onChange={(showsWords) => onChange({ ...options, showsWords })}
        >
          {sharing.words}
        </Switch>
        <p css={styles.note} id={noteId}>
          {sharing.wordsNote}
        </p>
      </div>
      <Switch
        isSelected={options.showsName}
        onChange={(showsName) => onChange({ ...options, showsName })}
      >
        {fill(sharing.name, { name })}
      </Switch>
    </>
  )
}

/** A link that is being made, and what came of it. */
function useMaking(onMake: SharePlayFormProps['onMake']) {
  const { sharing } = useSharingMessages()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>()

  return {
    isBusy,
    said: failure === null ? sharing.made : '',
    error: failure,
    make: async (options: SharePlayOptions) => {
      setIsBusy(true)
      setFailure(await onMake(options))
      setIsBusy(false)
    },
  }
}
