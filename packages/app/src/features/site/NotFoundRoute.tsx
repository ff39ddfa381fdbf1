import { NotFoundScreen } from '@kathasagar/ui/screens'

import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

export default function NotFoundRoute() {
  const messages = useSiteMessages()
  useTitle(messages.titles.missing)

  return <NotFoundScreen homeHref={paths.home} />
}
