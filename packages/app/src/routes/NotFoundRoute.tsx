import { NotFoundScreen } from '@kathasagar/ui'

import { useTitle } from '../hooks/useTitle.ts'
import { paths } from '../paths.ts'
import { words } from '../words.ts'

/** Any address that leads nowhere. */
export function NotFoundRoute() {
  useTitle(words.titles.missing)
  return <NotFoundScreen homeHref={paths.home} />
}
