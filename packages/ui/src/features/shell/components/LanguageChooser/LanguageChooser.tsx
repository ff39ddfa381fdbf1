import { INTERFACE_LOCALES, localeName } from '../../../../messages/locales.ts'
import type { InterfaceLocale } from '../../../../messages/locales.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'

export interface LanguageChooserProps {
  value: InterfaceLocale
  onChange: (locale: InterfaceLocale) => void
}

/** Select with the interface languages. Each is written in its own language. */
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
