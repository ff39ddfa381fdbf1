import { LandingScreen, TasteOfStory } from '@kathasagar/ui'

import { useTaste } from '../hooks/useTaste.ts'
import { useTitle } from '../hooks/useTitle.ts'
import { SiteFooter } from '../layouts/SiteFooter.tsx'
import { paths } from '../paths.ts'

/** Painted by our own painter: `npm run paint-landing`. */
const PICTURES = ['choose', 'read', 'say', 'look', 'paint', 'end'].map((name) => `/art/${name}.svg`)

/** `/` */
export function LandingRoute() {
  const taste = useTaste()
  useTitle(undefined)

  return (
    <LandingScreen
      footer={<SiteFooter />}
      homeHref={paths.home}
      pictures={PICTURES}
      taste={taste && <TasteOfStory {...taste} />}
    />
  )
}
