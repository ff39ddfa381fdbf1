import { NotFoundScreen } from '@kathasagar/ui'

import { useTitle } from '../hooks/useTitle.ts'
import { useWords } from '../hooks/useWords.ts'
import { paths } from '../paths.ts'

/** Any address that leads nowhere. */
export function NotFoundRoute() {
  const words = useWords()
  useTitle(words.titles.missing)

  return <NotFoundScreen homeHref={paths.home} />
}
