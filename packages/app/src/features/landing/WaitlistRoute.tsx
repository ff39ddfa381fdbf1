import { waitlistError } from '@kathasagar/api/contract'
import { WaitlistScreen } from '@kathasagar/ui'

import { useTitle } from '../../shared/useTitle.ts'
import { useWaitlist } from './useWaitlist.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

/** `/premium-waitlist` */
export function WaitlistRoute() {
  const messages = useSiteMessages()
  const waitlist = useWaitlist()
  useTitle(messages.titles.waitlist)

  return (
    <WaitlistScreen
      {...waitlist}
      homeHref={paths.home}
      privacyHref={paths.privacy}
      termsHref={paths.terms}
      validate={waitlistError}
    />
  )
}
