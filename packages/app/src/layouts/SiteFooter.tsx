import { useGetConfigQuery } from '@kathasagar/api'
import { Footer, ThemeChooser } from '@kathasagar/ui'

import { useAppDispatch, useAppSelector } from '../hooks/store.ts'
import { themeChosen } from '../slices/preferencesSlice.ts'
import { words } from '../words.ts'
import { legalLinks } from './legalLinks.ts'

/** The foot of every page: what this installation links to, and the theme. */
export function SiteFooter() {
  const { data: site } = useGetConfigQuery()
  const dispatch = useAppDispatch()
  const theme = useAppSelector(({ preferences }) => preferences.theme)

  const community = site?.community_url
    ? [{ label: words.nav.community, url: site.community_url }]
    : []
  const links = [...community, ...(site?.social_links ?? [])].map(({ label, url }) => ({
    label,
    href: url,
    isExternal: true,
  }))

  return (
    <Footer
      links={[...links, ...legalLinks]}
      settings={<ThemeChooser onChange={(chosen) => dispatch(themeChosen(chosen))} value={theme} />}
    />
  )
}
