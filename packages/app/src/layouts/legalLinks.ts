import { paths } from '../paths.ts'
import { words } from '../words.ts'

/** At the foot of every page. */
export const legalLinks = [
  { label: words.nav.terms, href: paths.terms },
  { label: words.nav.privacy, href: paths.privacy },
]
