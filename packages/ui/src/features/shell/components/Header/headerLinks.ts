import type { NoticeBellProps } from '../NoticeBell/NoticeBell.tsx'
import type { NavLink } from '../NavDisclosure/NavDisclosure.tsx'

export interface HeaderUser {
  name: string
  avatar_url: string | null
  credits: number
}

export type HeaderLink = NavLink & { isCurrent?: boolean }

/** URLs of the links in the header. A link without a URL is hidden. */
export interface HeaderLinks {
  isSignedIn: boolean
  user?: HeaderUser | undefined
  /** Links to the main pages, such as Home. */
  links: readonly HeaderLink[]
  treasury?: readonly NavLink[] | undefined
  waitlistHref?: string | undefined
  loginHref: string
  profileHref: string
  notices?: NoticeBellProps | undefined
  /** Links to the pages of the user, such as My plays. */
  ownPages?: readonly NavLink[] | undefined
  onLogOut?: (() => void) | undefined
}
