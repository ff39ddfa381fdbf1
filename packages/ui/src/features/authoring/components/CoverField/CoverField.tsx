import { useState, type SyntheticEvent } from 'react'
import { storedPictureIn, positionOf, focusOf, withFocus } from '@kathasagar/story/storedPicture'

import type { OwnPictures } from '../../model/ownPictures.ts'
import { useAttempt } from '../../../../design-system/hooks/useAttempt.ts'
import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import type { TextControlProps } from '../../../../design-system/primitives/Field/Field.tsx'
import { PictureUpload } from '../PictureUpload/PictureUpload.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { useUploadsMessages } from '../../../../messages/useUploadsMessages.ts'
import { Slider } from '../../../../design-system/primitives/Slider/Slider.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

export interface CoverFieldProps extends TextControlProps {
  /** URL of the preview image. Default: the URL in the field. */
  previewUrl?: string | undefined
  /** Generates a cover. Resolves to its URL, or to null on failure. Default: no button is shown. */
  onGenerate?: (() => Promise<string | null>) | undefined
  ownPictures?: OwnPictures | undefined
}

/** Maximum deviation from the ratio 16:9 that shows no warning. */
const TOLERANCE = 0.06

export function CoverField({ previewUrl, onGenerate, ownPictures, ...field }: CoverFieldProps) {
  const { cover } = useAuthoringMessages().authoring
  const src = previewUrl ?? field.value.trim()
  const { isBusy, refusal, attempt } = useAttempt<string>()
  // Uses the latest callback, because the author can edit the field during generation.
  const latest = useLatest(field.onChange)

  return (
    <div css={styles.place}>
      <div css={styles.address}>
        <TextInput {...field} type="url" />
        {onGenerate && (
          <>
            <Button
              busyLabel={cover.generating}
              icon="image"
              isBusy={isBusy}
              onPress={() =>
                void attempt(async () => {
                  const address = await onGenerate()
                  if (address === null) return cover.failed
                  latest.current(address)
                  return null
                })
              }
              size="small"
            >
              {cover.generate}
            </Button>
            {refusal !== null && <FormError>{refusal}</FormError>}
          </>
        )}
        {ownPictures && (
          <PictureUpload asksWords onDone={field.onChange} ownPictures={ownPictures} />
        )}
      </div>
      <div css={styles.shown}>
        <CoverPreview key={storedPictureIn(src) ?? src} src={src} />
        {ownPictures && <FocusFields onChange={field.onChange} value={field.value} />}
      </div>
    </div>
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

const { color, space, size, radius, media, column, lineWidth } = theme

const styles = {
  place: {
    display: 'grid',
    gap: space.l,
    [media.from.m]: { gridTemplateColumns: `minmax(0, 1fr) ${column.s}` },
  },
  address: {
    display: 'grid',
    gap: space.s,
    alignContent: 'start',
    justifyItems: 'start',
    '& > div': { inlineSize: '100%' },
  },
  shown: { display: 'grid', gap: space.m, alignContent: 'start' },
  figure: { display: 'grid', gap: space.xs, alignContent: 'start' },
  placeholder: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    border: `${lineWidth.hairline} dashed ${color.lineControl}`,
    borderRadius: radius.m,
    background: color.sunken,
    color: color.textMuted,
  },
  image: {
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    borderRadius: radius.m,
    objectFit: 'cover' as const,
  },
  note: { color: color.textMuted, fontSize: size.small, lineHeight: 1.4 },
}

const focusFieldsStyles = {
  group: {
    display: 'grid',
    gap: space.s,
    minInlineSize: 0,
    inlineSize: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    '& > legend': {
      marginBlockEnd: space.s,
      padding: 0,
      color: color.textSecondary,
      fontSize: size.label,
    },
  },
}

interface FocusFieldsProps {
  value: string
  onChange: (address: string) => void
}

const PERCENT = { min: 0, max: 100, step: 1 }

export function FocusFields({ value, onChange }: FocusFieldsProps) {
  const { uploads } = useUploadsMessages()
  if (storedPictureIn(value) === null) return null
  const focus = focusOf(value)

  return (
    <fieldset css={focusFieldsStyles.group}>
      <legend>{uploads.focus}</legend>
      <Slider
        {...PERCENT}
        label={uploads.across}
        onChange={(x) => onChange(withFocus(value, { ...focus, x }))}
        value={focus.x}
        valueText={`${focus.x}%`}
      />
      <Slider
        {...PERCENT}
        label={uploads.down}
        onChange={(y) => onChange(withFocus(value, { ...focus, y }))}
        value={focus.y}
        valueText={`${focus.y}%`}
      />
    </fieldset>
  )
}
