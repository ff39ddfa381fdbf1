import type { NavLink } from '../NavDisclosure/NavDisclosure.tsx'
import type { HeaderUser } from '../UserMenu/UserMenu.tsx'

/** Where the header leads. Nothing is drawn for what is not given. */
export interface HeaderLinks {
  isSignedIn: boolean
  /** The signed-in reader. */
  user?: HeaderUser | undefined
  /** Pages of the first rank, such as Home. */
  links: readonly (NavLink & { isCurrent?: boolean })[]
  /** An author's pages, behind one button. */
  treasury?: readonly NavLink[] | undefined
  waitlistHref?: string | undefined
  loginHref: string
  /** The signed-in reader's own page. */
  profileHref?: string | undefined
  onLogOut?: (() => void) | undefined
}
