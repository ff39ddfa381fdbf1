import type { Upload, UploadList } from '@kathasagar/api/contract'
import { useCallback, useEffect, useState } from 'react'

import type { OwnPictures } from '../../model/ownPictures.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useUploadsMessages } from '../../../../messages/useUploadsMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { QuestionDialog } from '../../../../design-system/primitives/ConfirmDialog/QuestionDialog.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { ProgressBar } from '../../../../design-system/primitives/ProgressBar/ProgressBar.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { picturesDialogStyles as styles } from './PicturesDialog.styles.ts'

export interface PicturesDialogProps {
  pictures: OwnPictures
  onAction: (address: string) => void
  onClose: () => void
}

/** Loads the author's pictures page by page. Can delete them. */
function useLoaded({ list, remove }: OwnPictures) {
  const [loaded, setLoaded] = useState<UploadList | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(true)
  const keep = useCallback((before: readonly Upload[], page: UploadList | null) => {
    setBusy(false)
    setMissing(page === null)
    if (page) setLoaded({ ...page, uploads: [...before, ...page.uploads] })
  }, [])
  useEffect(() => void list().then((page) => keep([], page)), [list, keep])

  return {
    loaded,
    isMissing,
    isBusy,
    loadMore: async () => {
      setBusy(true)
      keep(loaded?.uploads ?? [], await list(loaded?.next ?? undefined))
    },
    drop: async ({ id, bytes }: Upload) => {
      const refusal = await remove(id)
      if (refusal !== null || !loaded) return refusal
      const uploads = loaded.uploads.filter((one) => one.id !== id)
      setLoaded({ ...loaded, uploads, bytes: loaded.bytes - bytes })
      return null
    },
  }
}

const MEGABYTE = 1024 * 1024

/** Shows the author's uploaded pictures, to select or delete them. */
export function PicturesDialog({ pictures, onAction, onClose }: PicturesDialogProps) {
  const { uploads: messages } = useUploadsMessages()
  const format = useFormat()
  const { loaded, isMissing, isBusy, drop, loadMore } = useLoaded(pictures)
  const [leaving, setLeaving] = useState<Upload | null>(null)
  const failed = <ErrorState message={messages.failed} onRetry={() => void loadMore()} />
  const { bytes = 0, bytes_max = 0, uploads = [] } = loaded ?? {}
  const inMegabytes = (size: number) => format.count(Math.round((10 * size) / MEGABYTE) / 10)

  return (
    <Dialog
      actions={<Button onPress={onClose}>{messages.close}</Button>}
      isOpen
      onClose={onClose}
      title={messages.own}
    >
      {!loaded && !isMissing && <Spinner label={messages.loading} />}
      {loaded && (
        <>
          <div css={styles.room}>
            <ProgressBar
              label={messages.roomLabel}
              value={bytes_max > 0 ? (100 * bytes) / bytes_max : 100}
            />
            <p css={styles.used}>
              {fill(messages.room, { used: inMegabytes(bytes), whole: inMegabytes(bytes_max) })}
            </p>
          </div>
          {uploads.length === 0 && <EmptyState hint={messages.emptyHint} title={messages.empty} />}
          <ul css={styles.pictures}>
            {uploads.map((upload) => {
              const at = format.moment(upload.uploaded_at)
              return (
                <li key={upload.id} css={styles.kept}>
                  <button
                    css={styles.picture}
                    onClick={() => onAction(upload.image_url)}
                    type="button"
                  >
                    <img
                      alt={fill(messages.chooseOf, { at })}
                      css={styles.image}
                      loading="lazy"
                      src={upload.narrower[0]?.image_url ?? upload.image_url}
                    />
                  </button>
                  <IconButton
                    css={styles.remove}
                    icon="trash"
                    label={fill(messages.removeOf, { at })}
                    onPress={() => setLeaving(upload)}
                  />
                </li>
              )
            })}
          </ul>
        </>
      )}
      {isMissing && failed}
      {loaded && loaded.next !== null && !isMissing && (
        <Button busyLabel={messages.loadingMore} isBusy={isBusy} onPress={() => void loadMore()}>
          {messages.more}
        </Button>
      )}
      {leaving && (
        <QuestionDialog
          busyLabel={messages.removing}
          cancelLabel={messages.keep}
          confirmLabel={messages.remove}
          onClose={() => setLeaving(null)}
          onConfirm={() => drop(leaving)}
          title={messages.removeTitle}
          variant="danger"
        >
          {messages.removeText}
        </QuestionDialog>
      )}
    </Dialog>
  )
}
