import type { NoticeBellProps } from '../NoticeBell/NoticeBell.tsx'
import type { NavLink } from '../NavDisclosure/NavDisclosure.tsx'

export interface HeaderUser {
  name: string
  avatar_url: string | null
  credits: number
}

export type HeaderLink = NavLink & { isCurrent?: boolean }

/** URLs of the header's links. Absent links are not shown. */
export interface HeaderLinks {
  isSignedIn: boolean
  user?: HeaderUser | undefined
  /** Main pages, such as Home. */
  links: readonly HeaderLink[]
  treasury?: readonly NavLink[] | undefined
  waitlistHref?: string | undefined
  loginHref: string
  profileHref: string
  notices?: NoticeBellProps | undefined
  /** The user's pages, such as My plays. */
  ownPages?: readonly NavLink[] | undefined
  /** Called to log out. If absent, the button is hidden. */
  onLogOut?: (() => void) | undefined
}
