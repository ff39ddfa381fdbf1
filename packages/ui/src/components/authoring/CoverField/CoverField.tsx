import { useState, type SyntheticEvent } from 'react'
import type { PaintedCover } from '@kathasagar/api/contract'
import { keptPictureIn, positionOf } from '@kathasagar/story/keptPicture'

import type { OwnPictures } from '../../../authoring/ownPictures.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { CoverPainter, FIRST_COVER, type CoverPainterProps } from '../CoverPainter/CoverPainter.tsx'
import type { TextControlProps } from '../../primitives/Field/Field.tsx'
import { FocusFields } from '../FocusFields/FocusFields.tsx'
import { PictureUpload } from '../PictureUpload/PictureUpload.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { coverFieldStyles as styles } from './CoverField.styles.ts'

export interface CoverFieldProps extends TextControlProps {
  /** Where the picture is to be had, if not at the typed address: ours stand for other sites'. */
  previewUrl?: string | undefined
  /** Address of a picture that our painter draws; without it nothing is offered. */
  paintedCover?: ((wish: PaintedCover) => string) | undefined
  /** Sends a picture of the author's own; without it none can be chosen. */
  ownPictures?: OwnPictures | undefined
}

/** Arrangements that a wish may come in; each press takes another. */
const SEEDS = 1_000_000

/** How far a picture may be from 16:9 before its edges are worth a word. */
const TOLERANCE = 0.06

/** The address of a cover, and what it leads to. */
export function CoverField({ previewUrl, paintedCover, ownPictures, ...field }: CoverFieldProps) {
  const src = previewUrl ?? field.value.trim()

  return (
    <div css={styles.place}>
      <div css={styles.address}>
        <TextInput {...field} type="url" />
        {ownPictures && (
          <PictureUpload asksWords onDone={field.onChange} ownPictures={ownPictures} />
        )}
        {paintedCover && <PaintButton addressOf={paintedCover} onAction={field.onChange} />}
      </div>
      <div css={styles.shown}>
        <CoverPreview key={keptPictureIn(src) ?? src} src={src} />
        {ownPictures && <FocusFields onChange={field.onChange} value={field.value} />}
      </div>
    </div>
  )
}

type PaintButtonProps = Pick<CoverPainterProps, 'addressOf' | 'onAction'>

function PaintButton({ addressOf, onAction }: PaintButtonProps) {
  const messages = useAuthoringMessages().structure.cover
  const [isOpen, setIsOpen] = useState(false)

  const handleChoose = (address: string) => {
    setIsOpen(false)
    onAction(address)
  }

  return (
    <>
      <Button
        icon="image"
        onPress={() => onAction(addressOf({ ...FIRST_COVER, seed: Date.now() % SEEDS }))}
        size="small"
      >
        {messages.draw}
      </Button>
      <Button onPress={() => setIsOpen(true)} size="small" variant="quiet">
        {messages.open}
      </Button>
      {isOpen && (
        <CoverPainter
          addressOf={addressOf}
          onAction={handleChoose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

function CoverPreview({ src }: { src: string }) {
  const { cover } = useAuthoringMessages().authoring
  const [look, setLook] = useState<'fits' | 'odd' | 'broken'>('fits')

  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth, naturalHeight } = currentTarget
    const ratio = naturalWidth / Math.max(1, naturalHeight)
    if (Math.abs(ratio * 9 - 16) > TOLERANCE * 16) setLook('odd')
  }
  const isShown = src !== '' && look !== 'broken'
  const note =
    src === '' ? cover.none : { fits: null, odd: cover.ratio, broken: cover.broken }[look]

  return (
    <div css={styles.figure}>
      {isShown ? (
        <img
          alt={cover.preview}
          css={[styles.image, { objectPosition: positionOf(src) }]}
          onError={() => setLook('broken')}
          onLoad={handleLoad}
          src={src}
        />
      ) : (
        <div css={styles.placeholder}>
          <Icon name="image" size={32} />
        </div>
      )}
      <p aria-live="polite" css={styles.note}>
        {note}
      </p>
    </div>
  )
}
