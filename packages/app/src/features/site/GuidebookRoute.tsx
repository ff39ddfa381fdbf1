import { useMessages } from '@kathasagar/ui'
import { useLongTexts } from '@kathasagar/ui/internal'
import { GuidebookScreen } from '@kathasagar/ui/screens'
import { useMatch } from 'react-router-dom'

import { useTitle } from '../../shared/useTitle.ts'
import { paths } from '../../navigation/paths.ts'

/** Shows the guide, the terms or the privacy policy. */
export default function GuidebookRoute() {
  const { guidebook: messages } = useMessages()
  const { guide, termsOfService, privacyPolicy } = useLongTexts()
  const isTerms = useMatch(paths.terms) !== null
  const isPrivacy = useMatch(paths.privacy) !== null
  const book = isTerms ? termsOfService : isPrivacy ? privacyPolicy : guide
  useTitle(book.title)

  const pages = [
    { label: messages.gettingStarted, href: `${paths.guide}#getting-started` },
    { label: messages.accountQuestions, href: `${paths.guide}#account-questions` },
    { label: messages.privacySecurity, href: `${paths.guide}#privacy-security` },
    { label: messages.terms, href: paths.terms, isCurrent: isTerms },
    { label: messages.privacy, href: paths.privacy, isCurrent: isPrivacy },
  ]
  return <GuidebookScreen book={book} key={book.title} pages={pages} />
}
