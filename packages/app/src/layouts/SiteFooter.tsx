import { useGetConfigQuery } from '@kathasagar/api'
import { Footer, interfaceLocaleOf, LanguageChooser, ThemeChooser, useUi } from '@kathasagar/ui'

import { useAppDispatch, useAppSelector } from '../slices/storeHooks.ts'
import { useAfterHydration } from '../hydration/useAfterHydration.ts'
import { useSiteMessages } from '../i18n/useSiteMessages.ts'
import { localeChosen, themeChosen } from '../slices/preferencesSlice.ts'
import { legalLinks } from './legalLinks.ts'

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
