import type { NoticeBellProps } from '../NoticeBell/NoticeBell.tsx'
import type { NavLink } from '../NavDisclosure/NavDisclosure.tsx'

/** The signed-in reader, as the header shows them. */
export interface HeaderUser {
  name: string
  /** Address of the picture; null when there is none. */
  avatar_url: string | null
  credits: number
}

/** A page of the first rank; `isCurrent` marks where the reader is. */
export type HeaderLink = NavLink & { isCurrent?: boolean }

/** Where the header leads. Nothing is drawn for what is not given. */
export interface HeaderLinks {
  /** Whether a login button stands, or what a signed-in reader has. */
  isSignedIn: boolean
  user?: HeaderUser | undefined
  /** Pages of the first rank, such as Home. */
  links: readonly HeaderLink[]
  treasury?: readonly NavLink[] | undefined
  waitlistHref?: string | undefined
  loginHref: string
  profileHref: string
  savedHref?: string | undefined
  /** The signed-in reader's notices, and how many of them they have not seen. */
  notices?: NoticeBellProps | undefined
  accountHref?: string | undefined
  /** Where an admin runs the catalogue; nobody else is given it. */
  adminHref?: string | undefined
  /** Ends the session; without it the menus have no way out. */
  onLogOut?: (() => void) | undefined
}
