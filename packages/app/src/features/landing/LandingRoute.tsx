import { LandingScreen, StoryDemo } from '@kathasagar/ui'

import { useDemo } from './useDemo.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { SiteFooter } from '../../layouts/SiteFooter.tsx'
import { paths } from '../../paths.ts'

/** Painted by our own painter: `npm run paint-landing`. */
const PICTURES = ['choose', 'read', 'say', 'look', 'paint', 'end'].map((name) => `/art/${name}.svg`)

/** `/` */
export function LandingRoute() {
  const demo = useDemo()
  useTitle(undefined)

  return (
    <LandingScreen
      footer={<SiteFooter />}
      homeHref={paths.home}
      pictures={PICTURES}
      demo={demo && <StoryDemo {...demo} />}
    />
  )
}
