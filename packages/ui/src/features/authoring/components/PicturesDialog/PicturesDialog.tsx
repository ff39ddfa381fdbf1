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
import { Grid } from '../../../../design-system/primitives/Grid/Grid.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'

const { color, space, radius, focusRing, lineWidth } = theme

const styles = {
  pictures: { marginBlockStart: space.l },
  kept: { position: 'relative' as const },
  picture: {
    inlineSize: '100%',
    padding: 0,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.sunken,
    cursor: 'pointer',
    '&:hover': { borderColor: color.accent },
    '&:focus-visible': focusRing,
  },
  image: {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    borderRadius: radius.m,
    objectFit: 'cover' as const,
  },
  remove: {
    position: 'absolute' as const,
    insetBlockStart: space.xs,
    insetInlineEnd: space.xs,
    borderRadius: radius.full,
    background: color.surface,
  },
}

export interface PicturesDialogProps {
  pictures: OwnPictures
  onAction: (address: string) => void
  onClose: () => void
}

const MEGABYTE = 1024 * 1024

export function PicturesDialog({ pictures, onAction, onClose }: PicturesDialogProps) {
  const { list, remove } = pictures
  const { uploads: messages } = useUploadsMessages()
  const format = useFormat()
  const [loaded, setLoaded] = useState<UploadList | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(true)
  const [leaving, setLeaving] = useState<Upload | null>(null)
  const keep = useCallback((before: readonly Upload[], page: UploadList | null) => {
    setBusy(false)
    setMissing(page === null)
    if (page) setLoaded({ ...page, uploads: [...before, ...page.uploads] })
  }, [])
  useEffect(() => void list().then((page) => keep([], page)), [list, keep])
  const { bytes = 0, bytes_max = 0, uploads = [], next = null } = loaded ?? {}
  const inMegabytes = (size: number) => format.count(Math.round((10 * size) / MEGABYTE) / 10)

  const loadMore = async () => {
    setBusy(true)
    keep(uploads, await list(next ?? undefined))
  }
  const drop = async ({ id, bytes: freed }: Upload) => {
    const refusal = await remove(id)
    if (refusal !== null || !loaded) return refusal
    setLoaded({ ...loaded, uploads: uploads.filter((one) => one.id !== id), bytes: bytes - freed })
    return null
  }

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
          <Stack gap="xs">
            <ProgressBar
              label={messages.roomLabel}
              value={bytes_max > 0 ? (100 * bytes) / bytes_max : 100}
            />
            <Text size="label" tone="secondary">
              {fill(messages.room, { used: inMegabytes(bytes), whole: inMegabytes(bytes_max) })}
            </Text>
          </Stack>
          {uploads.length === 0 && <EmptyState hint={messages.emptyHint} title={messages.empty} />}
          <Grid as="ul" css={styles.pictures} gap="m" minColumn="l">
            {uploads.map((upload) => (
              <Picture
                key={upload.id}
                onAction={onAction}
                onRemove={() => setLeaving(upload)}
                upload={upload}
              />
            ))}
          </Grid>
        </>
      )}
      {isMissing && <ErrorState message={messages.failed} onRetry={() => void loadMore()} />}
      {next !== null && !isMissing && (
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

interface PictureProps extends Pick<PicturesDialogProps, 'onAction'> {
  upload: Upload
  onRemove: () => void
}

function Picture({ upload, onAction, onRemove }: PictureProps) {
  const { uploads: messages } = useUploadsMessages()
  const at = useFormat().moment(upload.uploaded_at)

  return (
    <li css={styles.kept}>
      <button css={styles.picture} onClick={() => onAction(upload.image_url)} type="button">
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
        onPress={onRemove}
      />
    </li>
  )
}
