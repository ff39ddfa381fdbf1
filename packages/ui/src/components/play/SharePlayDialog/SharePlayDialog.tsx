import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { useSharingMessages } from '../../../messages/useSharingMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { PlayLinks, type PlayLinksProps } from './PlayLinks.tsx'
import { SharePlayForm, type SharePlayFormProps } from './SharePlayForm.tsx'
import { sharePlayDialogStyles as styles } from './SharePlayDialog.styles.ts'

export interface SharePlayDialogProps extends SharePlayFormProps, PlayLinksProps {
  /** Whether the dialog stands before the page. */
  isOpen: boolean
  /** Nothing more is to be shared. */
  onClose: () => void
}

/** Makes a play a link, and lists the links to it. */
export function SharePlayDialog({ isOpen, onClose, name, onMake, ...links }: SharePlayDialogProps) {
  const { primitives } = usePlayMessages()
  const { sharing } = useSharingMessages()

  return (
    <Dialog
      actions={<Button onPress={onClose}>{primitives.close}</Button>}
      isOpen={isOpen}
      onClose={onClose}
      title={sharing.title}
    >
      <div css={styles.form}>
        <p>{sharing.lead}</p>
        <SharePlayForm name={name} onMake={onMake} />
      </div>
      <PlayLinks {...links} />
    </Dialog>
  )
}
