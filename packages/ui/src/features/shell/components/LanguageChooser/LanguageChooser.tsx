import { useId } from 'react'

import { INTERFACE_LOCALES, interfaceLocaleOf, localeName } from '../../../../messages/locales.ts'
import type { InterfaceLocale } from '../../../../messages/locales.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { themeChooserStyles as styles } from '../ThemeChooser/ThemeChooser.styles.ts'

export interface LanguageChooserProps {
  value: InterfaceLocale
  /** Called with a language, which the app loads and stores. */
  onChange: (locale: InterfaceLocale) => void
}

/** Select element with each language in its own name. */
export function LanguageChooser({ value, onChange }: LanguageChooserProps) {
  const messages = useMessages().layout
  const id = useId()
  const handleChange = (chosen: string) => {
    const locale = interfaceLocaleOf(chosen)
    if (locale) onChange(locale)
  }

  return (
    <div css={styles.chooser}>
      <Icon name="language" size={16} />
      <label css={styles.label} htmlFor={id}>
        {messages.language}
      </label>
      <select
        css={[styles.select, styles.languages]}
        id={id}
        onChange={(event) => handleChange(event.target.value)}
        value={value}
      >
        {INTERFACE_LOCALES.map((locale) => (
          <option key={locale} lang={locale} value={locale}>
            {localeName(locale)}
          </option>
        ))}
      </select>
    </div>
  )
}
