import { GuidebookScreen, useLongTexts, useMessages, type Guidebook } from '@kathasagar/ui'

import { useTitle } from '../../shared/useTitle.ts'
import { paths } from '../../navigation/paths.ts'

interface ReadingProps {
  book: Guidebook
  path: string
}

function Reading({ book, path }: ReadingProps) {
  const { guidebook: messages } = useMessages()
  useTitle(book.title)

  const pages = [
    { label: messages.gettingStarted, href: `${paths.guide}#getting-started` },
    { label: messages.accountQuestions, href: `${paths.guide}#account-questions` },
    { label: messages.privacySecurity, href: `${paths.guide}#privacy-security` },
    { label: messages.terms, href: paths.terms, isCurrent: path === paths.terms },
    { label: messages.privacy, href: paths.privacy, isCurrent: path === paths.privacy },
  ]
  return <GuidebookScreen book={book} pages={pages} />
}

export const GuideRoute = () => <Reading book={useLongTexts().guide} path={paths.guide} />

export const TermsRoute = () => <Reading book={useLongTexts().termsOfService} path={paths.terms} />

export const PrivacyRoute = () => (
  <Reading book={useLongTexts().privacyPolicy} path={paths.privacy} />
)
