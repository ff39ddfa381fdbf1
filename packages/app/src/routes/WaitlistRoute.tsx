import { waitlistError } from '@kathasagar/api/contract'
import { WaitlistScreen } from '@kathasagar/ui'

import { useTitle } from '../hooks/useTitle.ts'
import { useWaitlist } from '../hooks/useWaitlist.ts'
import { useWords } from '../hooks/useWords.ts'
import { paths } from '../paths.ts'

/** `/premium-waitlist` */
export function WaitlistRoute() {
  const words = useWords()
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
