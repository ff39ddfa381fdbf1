import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'
import { useState, type ClipboardEvent } from 'react'
import { DropZone, FileTrigger, type DropItem } from 'react-aria-components'

import type { OwnPictures } from '../../model/ownPictures.ts'
import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import { useFormErrorMessage } from '../../../../messages/useFormErrorMessage.ts'
import { useUploadsMessages } from '../../../../messages/useUploadsMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { PicturesDialog } from '../PicturesDialog/PicturesDialog.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'

const { color, space, size, radius, lineWidth } = theme

const styles = {
  place: { display: 'grid', gap: space.s, inlineSize: '100%' },
  drop: {
    display: 'grid',
    gap: space.s,
    justifyItems: 'center',
    padding: space.m,
    border: `${lineWidth.fine} dashed ${color.lineControl}`,
    borderRadius: radius.m,
    textAlign: 'center' as const,
    '&[data-drop-target]': { background: color.neutralSurface },
    '&[data-focus-visible]': { borderColor: color.accent },
  },
  ways: { justifyContent: 'center' },
  readable: { color: color.textMuted, fontSize: size.small, lineHeight: 1.4 },
  done: { color: color.positiveText, fontSize: size.label, lineHeight: 1.4 },
  refused: { color: color.dangerText },
}

export interface PictureUploadProps {
  ownPictures: OwnPictures
  onDone: (address: string) => void
  asksWords?: boolean
}

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

const fileIn = async (items: readonly DropItem[]) =>
  items.find((item) => item.kind === 'file')?.getFile()

export function PictureUpload({ ownPictures, onDone, asksWords }: PictureUploadProps) {
  const { uploads } = useUploadsMessages()
  const faultMessage = useFormErrorMessage()
  const [standing, setStanding] = useState<'idle' | 'busy' | 'done' | { fault: string }>('idle')
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  // Uses the latest callback, because the form may change during the upload.
  const latest = useLatest(onDone)
  const isBusy = standing === 'busy'
  const fault = typeof standing === 'object' ? standing.fault : null
  const done = asksWords ? uploads.doneAsk : uploads.done

  const upload = async (file: File | undefined) => {
    if (!file) return
    if (file.size > PICTURE_LIMITS.fileMax) return setStanding({ fault: 'pictureLarge' })
    setStanding('busy')
    const outcome = await ownPictures.upload(file)
    if ('fault' in outcome) return setStanding(outcome)
    setStanding('done')
    latest.current(outcome.image_url)
  }
  // Handles pasted images, which the drop zone does not support.
  const handlePaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    if (!file || isBusy) return
    event.stopPropagation()
    void upload(file)
  }

  return (
    <div css={styles.place} onPaste={handlePaste}>
      <DropZone
        aria-label={uploads.drop}
        css={styles.drop}
        isDisabled={isBusy}
        onDrop={({ items }) => void fileIn(items).then(upload)}
      >
        <p>{uploads.drop}</p>
        <Cluster css={styles.ways} gap="s">
          <FileTrigger acceptedFileTypes={PICTURES} onSelect={(files) => void upload(files?.[0])}>
            <Button icon="image" isDisabled={isBusy} size="small">
              {uploads.choose}
            </Button>
          </FileTrigger>
          <Button onPress={() => setLibraryOpen(true)} size="small" variant="quiet">
            {uploads.own}
          </Button>
          {isLibraryOpen && (
            <PicturesDialog
              onAction={(address) => {
                setLibraryOpen(false)
                onDone(address)
              }}
              onClose={() => setLibraryOpen(false)}
              pictures={ownPictures}
            />
          )}
        </Cluster>
        <p css={styles.readable}>{uploads.readable}</p>
      </DropZone>
      {isBusy && <Spinner label={uploads.busy} />}
      <p aria-live="polite" css={[styles.done, fault !== null && styles.refused]}>
        {fault === null ? standing === 'done' && done : faultMessage(fault)}
      </p>
    </div>
  )
}
