import { useGetConfigQuery } from '@kathasagar/api'
import { Footer, useUi, type Messages } from '@kathasagar/ui'
import { LanguageChooser, ThemeChooser } from '@kathasagar/ui/internal'
import { interfaceLocaleOf } from '@kathasagar/ui/messages'

import { useAfterHydration } from '../hydration/useAfterHydration.ts'
import { useSiteMessages } from '../i18n/useSiteMessages.ts'
import { paths } from '../navigation/paths.ts'
import { localeChosen, themeChosen } from '../slices/preferencesSlice.ts'
import { useAppDispatch, useAppSelector } from '../slices/storeHooks.ts'

export function SiteFooter() {
  const messages = useSiteMessages()
  const { data: site } = useGetConfigQuery()
  const spoken = interfaceLocaleOf(useUi().locale) ?? 'en'
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(({ preferences }) => preferences.theme)
  const theme = useAfterHydration(chosen, 'system')

  const community = site?.community_url
    ? [{ label: messages.nav.community, url: site.community_url }]
    : []
  const links = [...community, ...(site?.social_links ?? [])].map(({ label, url }) => ({
    label,
    href: url,
    isExternal: true,
  }))

  return (
    <Footer
      items={[...links, ...legalLinks(messages.nav)]}
      settings={
        <>
          <LanguageChooser onChange={(locale) => dispatch(localeChosen(locale))} value={spoken} />
          <ThemeChooser onChange={(other) => dispatch(themeChosen(other))} value={theme} />
        </>
      }
    />
  )
}

const legalLinks = ({ terms, privacy }: Messages['site']['nav']) => [
  { label: terms, href: paths.terms },
  { label: privacy, href: paths.privacy },
]
