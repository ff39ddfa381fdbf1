import type { Messages } from '@kathasagar/ui'

import { paths } from '../navigation/paths.ts'

export const legalLinks = ({ terms, privacy }: Messages['site']['nav']) => [
  { label: terms, href: paths.terms },
  { label: privacy, href: paths.privacy },
]
