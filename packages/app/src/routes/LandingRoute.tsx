import { Footer, LandingScreen, TasteOfStory } from '@kathasagar/ui'

import { useTaste } from '../hooks/useTaste.ts'
import { useTitle } from '../hooks/useTitle.ts'
import { useWords } from '../hooks/useWords.ts'
import { legalLinks } from '../layouts/legalLinks.ts'
import { paths } from '../paths.ts'

/** Painted by our own painter: `npm run paint-landing`. */
const PICTURES = ['choose', 'read', 'say', 'look', 'paint', 'end'].map((name) => `/art/${name}.svg`)

/** `/` */
export function LandingRoute() {
  const words = useWords()
  const taste = useTaste()
  useTitle(undefined)

  return (
    <main>
      <LandingScreen
        footer={<Footer links={legalLinks(words.nav)} />}
        homeHref={paths.home}
        pictures={PICTURES}
        taste={taste && <TasteOfStory {...taste} />}
      />
    </main>
  )
}
