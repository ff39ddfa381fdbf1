import { LandingScreen, lazyPart } from '@kathasagar/ui'

import { useDemo } from './useDemo.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { SiteFooter } from '../../layouts/SiteFooter.tsx'
import { paths } from '../../navigation/paths.ts'

/** Painted by our own painter. */
const PICTURES = ['choose', 'read', 'say', 'look', 'paint', 'end'].map((name) => `/art/${name}.svg`)

const Demo = lazyPart(async () => (await import('./Demo.tsx')).Demo)

/** `/` */
export function LandingRoute() {
  const demo = useDemo()
  useTitle(undefined)

  return (
    <LandingScreen
      footer={<SiteFooter />}
      homeHref={paths.home}
      pictures={PICTURES}
      demo={demo && <Demo {...demo} />}
    />
  )
}
