import { INTERFACE_LOCALES, localeName } from '../../../../messages/locales.ts'
import type { InterfaceLocale } from '../../../../messages/locales.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'

export interface LanguageChooserProps {
  value: InterfaceLocale
  /** Called with the selected language, which the app loads and stores. */
  onChange: (locale: InterfaceLocale) => void
}

/** Select that shows each language by its own name. */
export function LanguageChooser({ value, onChange }: LanguageChooserProps) {
  const items = INTERFACE_LOCALES.map((locale) => ({
    value: locale,
    label: localeName(locale),
    lang: locale,
  }))
  const { language } = useMessages().layout

  return (
    <Select
      icon="language"
      items={items}
      label={language}
      onChange={onChange}
      value={value}
      variant="inline"
    />
  )
}
