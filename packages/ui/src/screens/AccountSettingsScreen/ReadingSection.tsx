import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import { FilterSelect } from '../../components/story/FilterSelect/FilterSelect.tsx'
import { LanguageChooser } from '../../components/layout/LanguageChooser/LanguageChooser.tsx'
import { ReadingFields } from '../../components/play/ReadingSettings/ReadingFields.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { ThemeChooser } from '../../components/layout/ThemeChooser/ThemeChooser.tsx'
import { interfaceLocaleOf, type InterfaceLocale } from '../../messages/locales.ts'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import type { Reading } from '../../play/reading.ts'
import { useUi, type ThemeChoice } from '../../context/uiContext.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

export interface ReadingSectionProps {
  /** The language in which stories are looked for first; null: all alike. */
  language: StoryLanguage | null
  /** Called with another language; null for all. */
  onLanguageChange: (language: StoryLanguage | null) => void
  /** Another language of the pages was chosen; without it there is no choice. */
  onLocaleChange?: ((locale: InterfaceLocale) => void) | undefined
  /** The theme that the pages wear. */
  theme: ThemeChoice
  /** Another theme was chosen. */
  onThemeChange: (theme: ThemeChoice) => void
  /** How stories are read on this device. */
  reading: Reading
  /** Called with what is to be read otherwise. */
  onReadingChange: (changes: Partial<Reading>) => void
}

/** How a reader likes their pages, and the language of their stories. */
export function ReadingSection({
  language,
  onLanguageChange,
  onLocaleChange,
  theme,
  onThemeChange,
  ...fields
}: ReadingSectionProps) {
  const { settings, browse } = useSettingsMessages()
  const messages = settings.reading
  const locale = interfaceLocaleOf(useUi().locale) ?? 'en'
  const options = Object.entries(browse.languages).map(([value, label]) => ({ value, label }))
  const handleLanguage = (value: string) => {
    const codes = Object.keys(browse.languages) as StoryLanguage[]
    onLanguageChange(codes.find((code) => code === value) ?? null)
  }

  return (
    <SettingsSection lead={messages.lead} title={messages.title}>
      <div css={styles.fields}>
        <div>
          <FilterSelect
            anyLabel={messages.anyLanguage}
            label={messages.language}
            onChange={handleLanguage}
            items={options}
            value={language ?? ''}
          />
          <p css={styles.hint}>{messages.languageHint}</p>
        </div>
        {onLocaleChange && <LanguageChooser onChange={onLocaleChange} value={locale} />}
        <ThemeChooser onChange={onThemeChange} value={theme} />
        <ReadingFields {...fields} />
      </div>
    </SettingsSection>
  )
}
