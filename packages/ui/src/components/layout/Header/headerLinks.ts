import type { NavLink } from '../NavDisclosure/NavDisclosure.tsx'
import type { HeaderUser } from '../UserMenu/UserMenu.tsx'

/** A page of the first rank; `isCurrent` marks where the reader is. */
export type HeaderLink = NavLink & { isCurrent?: boolean }

/** Where the header leads. Nothing is drawn for what is not given. */
export interface HeaderLinks {
  /** Whether a login button stands, or what a signed-in reader has. */
  isSignedIn: boolean
  /** The signed-in reader. */
  user?: HeaderUser | undefined
  /** Pages of the first rank, such as Home. */
  links: readonly HeaderLink[]
  /** An author's pages, behind one button. */
  treasury?: readonly NavLink[] | undefined
  /** Where one joins the waitlist. */
  waitlistHref?: string | undefined
  /** Where a guest signs in. */
  loginHref: string
  /** The signed-in reader's own page. */
  profileHref?: string | undefined
  /** Where the signed-in reader sets up their account. */
  accountHref?: string | undefined
  /** Ends the session; without it there is no way out in the header. */
  onLogOut?: (() => void) | undefined
}
