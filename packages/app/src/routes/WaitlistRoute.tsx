import { waitlistError } from '@kathasagar/api/contract'
import { WaitlistScreen } from '@kathasagar/ui'

import { useTitle } from '../hooks/useTitle.ts'
import { useWaitlist } from '../hooks/useWaitlist.ts'
import { paths } from '../paths.ts'
import { words } from '../words.ts'

/** `/premium-waitlist` */
export function WaitlistRoute() {
  const waitlist = useWaitlist()
  useTitle(words.titles.waitlist)

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
