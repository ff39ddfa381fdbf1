import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { RadioGroup } from '../../../../design-system/primitives/RadioGroup/RadioGroup.tsx'
import { avatarChooserStyles as styles } from './AvatarChooser.styles.ts'

export interface AvatarChoice {
  /** URL of the picture. If blank, the initial shows. */
  url: string
  label: string
}

export interface AvatarChooserProps {
  label: string
  name: string
  items: readonly AvatarChoice[]
  /** URL of the selected avatar. Any other URL selects no avatar. */
  value: string
  onChange: (url: string) => void
}

const DIAMETER = 56

export function AvatarChooser({ label, name, items, value, onChange }: AvatarChooserProps) {
  return (
    <RadioGroup
      css={styles.group}
      items={items.map((choice) => ({
        value: choice.url,
        label: <Avatar name={name} size={DIAMETER} src={choice.url || null} />,
        'aria-label': choice.label,
      }))}
      label={label}
      look="bare"
      onChange={onChange}
      value={value}
    />
  )
}
