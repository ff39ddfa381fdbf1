export { isOpen, makeLink, selectLink, spendAllLinks, spendWaysIn } from './accountLinks.ts'
export type { LinkPurpose } from './accountLinks.ts'
export { beginSignIn } from './beginSignIn.ts'
export {
  checkPassword,
  confirmPassword,
  resetGuesses,
  resetStrangers,
  signedInKey,
} from './checkPassword.ts'
export type { PasswordContext } from './checkPassword.ts'
export type { AuthContext, SiteSettings } from './context.ts'
export { deleteExpired } from './deleteExpired.ts'
export { findGoogleUser, GOOGLE_REFUSED, NONCE_MS, readGoogleToken, spendNonce } from './google.ts'
export type { GoogleIdentity, GoogleTokens } from './google.ts'
export { deleteOrigins, KNOWN_FOR_MS, originOf, rememberOrigin } from './knownOrigins.ts'
export type { SignInOrigin } from './knownOrigins.ts'
export { presentUser } from './presentUser.ts'
export { isReauthenticated, reauthExpiry } from './reauthTime.ts'
export { removeFactors } from './secondFactor.queries.ts'
export { sealedFor, secondFactorDue } from './secondFactor.ts'
export type { TotpCodes } from './secondFactor.ts'
export { endAllSignIns, findLive, setReauthenticated } from './signIns.queries.ts'
