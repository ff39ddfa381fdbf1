import { focusOf, storedPictureIn, withFocus } from '@kathasagar/story/storedPicture'

import { useUploadsMessages } from '../../../../messages/useUploadsMessages.ts'
import { RangeField } from '../../../play/components/ReadingSettings/RangeField.tsx'
import { focusFieldsStyles as styles } from './FocusFields.styles.ts'

export interface FocusFieldsProps {
  value: string
  onChange: (address: string) => void
}

const PERCENT = { min: 0, max: 100, step: 1 }

export function FocusFields({ value, onChange }: FocusFieldsProps) {
  const { uploads } = useUploadsMessages()
  if (storedPictureIn(value) === null) return null
  const focus = focusOf(value)

  return (
    <fieldset css={styles.group}>
      <legend>{uploads.focus}</legend>
      <RangeField
        {...PERCENT}
        label={uploads.across}
        onChange={(x) => onChange(withFocus(value, { ...focus, x }))}
        value={focus.x}
        valueText={`${focus.x}%`}
      />
      <RangeField
        {...PERCENT}
        label={uploads.down}
        onChange={(y) => onChange(withFocus(value, { ...focus, y }))}
        value={focus.y}
        valueText={`${focus.y}%`}
      />
    </fieldset>
  )
}
