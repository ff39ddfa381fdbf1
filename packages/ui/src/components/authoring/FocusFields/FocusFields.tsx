import { focusOf, keptPictureIn, withFocus } from '@kathasagar/story/keptPicture'

import { useUploadsMessages } from '../../../messages/useUploadsMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { focusFieldsStyles } from './FocusFields.styles.ts'

export interface FocusFieldsProps {
  /** Address of the picture; nothing is asked of one that is not kept here. */
  value: string
  /** The same picture with another place of interest. */
  onChange: (address: string) => void
}

/** Which place of a picture stays in sight where its edges are cut. */
export function FocusFields({ value, onChange }: FocusFieldsProps) {
  const { uploads } = useUploadsMessages()
  const styles = focusFieldsStyles(useTheme())
  if (keptPictureIn(value) === null) return null
  const focus = focusOf(value)

  return (
    <fieldset css={styles.group}>
      <legend>{uploads.focus}</legend>
      <label>
        {uploads.across}
        <input
          // A picture is not turned round where one reads from the right.
          dir="ltr"
          max={100}
          min={0}
          onChange={({ target }) =>
            onChange(withFocus(value, { ...focus, x: Number(target.value) }))
          }
          type="range"
          value={focus.x}
        />
      </label>
      <label>
        {uploads.down}
        <input
          dir="ltr"
          max={100}
          min={0}
          onChange={({ target }) =>
            onChange(withFocus(value, { ...focus, y: Number(target.value) }))
          }
          type="range"
          value={focus.y}
        />
      </label>
    </fieldset>
  )
}
