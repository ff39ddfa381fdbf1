import type { Upload } from '@kathasagar/api/contract'
import { useState } from 'react'

import type { OwnPictures } from '../../../authoring/ownPictures.ts'
import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useQuestion } from '../../../hooks/useQuestion.ts'
import { useUploadsMessages } from '../../../messages/useUploadsMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { picturesDialogStyles as styles } from './PicturesDialog.styles.ts'
import { useOwnPictures } from './useOwnPictures.ts'

export interface PicturesDialogProps {
  /** The author's pictures. */
  pictures: OwnPictures
  /** The address of the picture that was chosen. */
  onAction: (address: string) => void
  /** The dialog was left without one. */
  onClose: () => void
}

/** Pictures that the author has brought before: one to choose, and what is not needed any more to delete. */
export function PicturesDialog(props: PicturesDialogProps) {
  const { uploads: messages } = useUploadsMessages()

  return (
    <Dialog
      actions={<Button onPress={props.onClose}>{messages.close}</Button>}
      isOpen
      onClose={props.onClose}
      title={messages.own}
    >
      <Kept {...props} />
    </Dialog>
  )
}

function Kept({ pictures, onAction }: PicturesDialogProps) {
  const { uploads: messages } = useUploadsMessages()
  const { loaded, isMissing, isBusy, drop, loadMore } = useOwnPictures(pictures)
  const [leaving, setLeaving] = useState<Upload | null>(null)

  if (!loaded) {
    return isMissing ? (
      <ErrorState message={messages.failed} onRetry={loadMore} />
    ) : (
      <Spinner label={messages.loading} />
    )
  }
  return (
    <>
      <Room used={loaded.bytes} whole={loaded.bytesMax} />
      {loaded.uploads.length === 0 && (
        <EmptyState hint={messages.emptyHint} title={messages.empty} />
      )}
      <ul css={styles.pictures}>
        {loaded.uploads.map((upload) => (
          <Picture key={upload.id} onAction={onAction} onRemove={setLeaving} upload={upload} />
        ))}
      </ul>
      {isMissing && <ErrorState message={messages.failed} onRetry={loadMore} />}
      {loaded.next !== null && !isMissing && (
        <Button busyLabel={messages.loadingMore} isBusy={isBusy} onPress={loadMore}>
          {messages.more}
        </Button>
      )}
      {leaving && <Removal onClose={() => setLeaving(null)} onRemove={() => drop(leaving)} />}
    </>
  )
}

const MEGABYTE = 1024 * 1024

interface RoomProps {
  /** Bytes that are taken. */
  used: number
  /** Bytes that there are. */
  whole: number
}

function Room({ used, whole }: RoomProps) {
  const { uploads: messages } = useUploadsMessages()
  const format = useFormat()
  const inMegabytes = (bytes: number) => format.count(Math.round((10 * bytes) / MEGABYTE) / 10)
  const said = fill(messages.room, { used: inMegabytes(used), whole: inMegabytes(whole) })

  return (
    <div css={styles.room}>
      <ProgressBar label={messages.roomLabel} value={whole > 0 ? (100 * used) / whole : 100} />
      <p css={styles.used}>{said}</p>
    </div>
  )
}

interface PictureProps extends Pick<PicturesDialogProps, 'onAction'> {
  /** What is shown. */
  upload: Upload
  /** The picture is deleted, once that is confirmed. */
  onRemove: (upload: Upload) => void
}

function Picture({ upload, onAction, onRemove }: PictureProps) {
  const { uploads: messages } = useUploadsMessages()
  const format = useFormat()
  const at = format.moment(upload.uploaded_at)
  const [least] = upload.narrower

  return (
    <li css={styles.kept}>
      <button css={styles.picture} onClick={() => onAction(upload.image_url)} type="button">
        <img
          alt={fill(messages.chooseOf, { at })}
          css={styles.image}
          loading="lazy"
          src={least?.image_url ?? upload.image_url}
        />
      </button>
      <IconButton
        css={styles.remove}
        icon="trash"
        label={fill(messages.removeOf, { at })}
        onPress={() => onRemove(upload)}
      />
    </li>
  )
}

interface RemovalProps {
  /** Deletes it; gives why not as a sentence. */
  onRemove: () => Promise<string | null>
  /** The picture is deleted, or stays after all. */
  onClose: () => void
}

function Removal({ onRemove, onClose }: RemovalProps) {
  const { uploads: messages } = useUploadsMessages()
  const question = useQuestion(onRemove, onClose)

  return (
    <ConfirmDialog
      {...question}
      busyLabel={messages.removing}
      cancelLabel={messages.keep}
      confirmLabel={messages.remove}
      isOpen
      onClose={onClose}
      title={messages.removeTitle}
      variant="danger"
    >
      {messages.removeText}
    </ConfirmDialog>
  )
}
