export {
  authReducer,
  emailVerified,
  guestChanged,
  signedIn,
  signedOut,
  type AuthState,
  type SignOutCause,
} from './auth/authSlice.ts'
export * from './auth/tokenStorage.ts'
export type { TagType } from './client/apiSlice.ts'
export { configureApi, type ApiSettings } from './client/configureApi.ts'
export type { InfiniteQueryHook, LazyQueryHook, MutationHook, QueryHook } from './client/hooks.ts'
export type { ApiBaseQuery } from './client/refreshOn401.ts'
export type { ApiCall } from './client/requestOf.ts'
export * from './endpoints/account.ts'
export * from './endpoints/accountLinks.ts'
export * from './endpoints/admin/models.ts'
export * from './endpoints/admin/stories.ts'
export * from './endpoints/admin/taxonomy.ts'
export * from './endpoints/admin/users.ts'
export * from './endpoints/auth.ts'
export * from './endpoints/auth/guest.ts'
export * from './endpoints/authoring.ts'
export * from './endpoints/authors.ts'
export type { ChangedStory, NewStory } from './endpoints/authoring/requests.ts'
export type { DraftSoFar } from './endpoints/authoring/streamDraft.ts'
export * from './endpoints/demo.ts'
export * from './endpoints/models.ts'
export * from './endpoints/openSessions.ts'
export * from './endpoints/pages.ts'
export * from './fullApi.ts'
export * from './endpoints/account/profile.ts'
export * from './endpoints/notices.ts'
export * from './endpoints/secondFactor.ts'
export * from './endpoints/series.ts'
export * from './endpoints/uploads.ts'
export * from './endpoints/plays.ts'
export * from './endpoints/progress.ts'
export * from './endpoints/sessions/readSession.ts'
export * from './endpoints/sessions.ts'
export * from './endpoints/comments.ts'
export * from './endpoints/previewLinks.ts'
export * from './endpoints/sharedPlays.ts'
export * from './endpoints/authoring/versions.ts'
export * from './endpoints/site.ts'
export * from './endpoints/stories.ts'
export * from './endpoints/taxonomy.ts'
export * from './endpoints/wallet.ts'
export {
  errorBodyOf,
  fieldMessages,
  isNetworkError,
  loginMessageFor,
  messageFor,
  statusOf,
  type ErrorWords,
} from './client/messageFor.ts'
