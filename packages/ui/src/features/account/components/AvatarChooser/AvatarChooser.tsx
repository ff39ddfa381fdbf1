import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { RadioGroup } from '../../../../design-system/primitives/RadioGroup/RadioGroup.tsx'
import { avatarChooserStyles as styles } from './AvatarChooser.styles.ts'

export interface AvatarChoice {
  /** Address of the picture; blank for the first letter of the name. */
  url: string
  /** Subject of the picture, for those who do not see it. */
  label: string
}

export interface AvatarChooserProps {
  label: string
  /** Whose avatar it is; its first letter stands where there is no picture. */
  name: string
  /** In the order they are offered. */
  items: readonly AvatarChoice[]
  /** Address of the chosen one; any other address leaves all of them unchosen. */
  value: string
  onChange: (url: string) => void
}

const DIAMETER = 56

/** A person's picture, from a few that we drew. */
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
