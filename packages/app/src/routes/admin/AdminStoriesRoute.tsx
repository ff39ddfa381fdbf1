import { adminWords } from '@kathasagar/ui'

import { useTitle } from '../../hooks/useTitle.ts'

/** `/admin/stories` */
export function AdminStoriesRoute() {
  useTitle(adminWords.shell.nav.stories)

  return <h1>{adminWords.shell.nav.stories}</h1>
}
