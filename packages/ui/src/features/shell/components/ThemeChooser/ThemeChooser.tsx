import { useId } from 'react'

import { useMessages } from '../../../../messages/useMessages.ts'
import type { ThemeChoice } from '../../../../design-system/context/uiContext.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { themeChooserStyles as styles } from './ThemeChooser.styles.ts'

const CHOICES: readonly ThemeChoice[] = ['dark', 'light', 'contrast', 'system']

export interface ThemeChooserProps {
  value: ThemeChoice
  /** Called with a theme, which the app applies and stores. */
  onChange: (theme: ThemeChoice) => void
}

export function ThemeChooser({ value, onChange }: ThemeChooserProps) {
  const { theme: messages } = useMessages().layout
  const id = useId()
  const handleChange = (chosen: string) => {
    const theme = CHOICES.find((choice) => choice === chosen)
    if (theme) onChange(theme)
  }

  return (
    <div css={styles.chooser}>
      <Icon name="sun" size={16} />
      <label css={styles.label} htmlFor={id}>
        {messages.label}
      </label>
      <select
        css={styles.select}
        id={id}
        onChange={(event) => handleChange(event.target.value)}
        value={value}
      >
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {messages.choices[choice]}
          </option>
        ))}
      </select>
    </div>
  )
}
