export {
  isOpen,
  makeLink,
  selectLink,
  consumeAllLinks,
  invalidateLoginLinks,
} from './accountLinks.ts'
export type { LinkPurpose } from './accountLinks.ts'
export { beginSignIn } from './beginSignIn.ts'
export {
  checkPassword,
  confirmPassword,
  resetGuesses,
  resetUnknownDevices,
} from './checkPassword.ts'
export { signedInKey, isReauthenticated, reauthExpiry } from './checkPassword.ts'
export type { PasswordContext } from './checkPassword.ts'
export type { AuthContext } from './context.ts'
export { deleteExpired } from './deleteExpired.ts'
export {
  findGoogleUser,
  GOOGLE_REFUSED,
  NONCE_MS,
  readGoogleToken,
  consumeNonce,
} from './google.ts'
export type { GoogleIdentity, GoogleTokens } from './google.ts'
export { deleteOrigins, ORIGIN_LIFETIME_MS, originOf, rememberOrigin } from './knownOrigins.ts'
export type { SignInOrigin } from './knownOrigins.ts'
export { presentUser } from './presentUser.ts'
export { removeFactors, sealedFor, secondFactorDue, type TotpCodes } from './secondFactor.ts'
export { endAllSignIns, findLive, setReauthenticated } from './signIns.queries.ts'
