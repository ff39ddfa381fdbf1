export { ACCOUNT_SECTIONS } from '../features/account/screens/AccountSettingsScreen/AccountSections.tsx'
export { AccountSettingsScreen } from '../features/account/screens/AccountSettingsScreen/AccountSettingsScreen.tsx'
export type { AccountSettingsScreenProps } from '../features/account/screens/AccountSettingsScreen/AccountSettingsScreen.tsx'
export {
  AuthorScreen,
  type AuthorScreenProps,
} from '../features/story/screens/AuthorScreen/AuthorScreen.tsx'
export { ForgotPasswordScreen } from '../features/account/screens/ForgotPasswordScreen/ForgotPasswordScreen.tsx'
export type { ForgotPasswordScreenProps } from '../features/account/screens/ForgotPasswordScreen/ForgotPasswordScreen.tsx'
export type { BrowseFilterName } from '../features/story/screens/BrowseScreen/BrowseFilters.tsx'
export {
  BrowseScreen,
  type BrowseScreenProps,
} from '../features/story/screens/BrowseScreen/BrowseScreen.tsx'
export { GuidebookScreen } from '../features/site/screens/GuidebookScreen/GuidebookScreen.tsx'
export type {
  GuidebookPage,
  GuidebookScreenProps,
} from '../features/site/screens/GuidebookScreen/GuidebookScreen.tsx'
export {
  HomeScreen,
  type HomeScreenProps,
} from '../features/story/screens/HomeScreen/HomeScreen.tsx'
export type { HomeRow } from '../features/story/screens/HomeScreen/HomeRows.tsx'
export {
  LandingScreen,
  type LandingScreenProps,
} from '../features/site/screens/LandingScreen/LandingScreen.tsx'
export { LoginLinkScreen } from '../features/account/screens/LoginLinkScreen/LoginLinkScreen.tsx'
export type { LoginLinkScreenProps } from '../features/account/screens/LoginLinkScreen/LoginLinkScreen.tsx'
export {
  LoginScreen,
  type LoginScreenProps,
} from '../features/account/screens/LoginScreen/LoginScreen.tsx'
export { MyStoriesScreen } from '../features/authoring/screens/MyStoriesScreen/MyStoriesScreen.tsx'
export type { MyStoriesScreenProps } from '../features/authoring/screens/MyStoriesScreen/MyStoriesScreen.tsx'
export {
  NoticesScreen,
  type NoticesScreenProps,
} from '../features/notices/screens/NoticesScreen/NoticesScreen.tsx'
export { NotFoundScreen } from '../features/site/screens/NotFoundScreen/NotFoundScreen.tsx'
export type { NotFoundScreenProps } from '../features/site/screens/NotFoundScreen/NotFoundScreen.tsx'
export type { AfterEnding } from '../features/play/screens/PlayScreen/afterEnding.ts'
export type { Interruptions } from '../features/play/screens/PlayScreen/interruptions.ts'
export {
  PlayScreen,
  type PlayScreenProps,
} from '../features/play/screens/PlayScreen/PlayScreen.tsx'
export type { PlayAct } from '../features/play/screens/PlaysScreen/PlayListItem.tsx'
export {
  PlaysScreen,
  type PlaysScreenProps,
} from '../features/play/screens/PlaysScreen/PlaysScreen.tsx'
export { ProgressScreen } from '../features/progress/screens/ProgressScreen/ProgressScreen.tsx'
export type {
  PanelState,
  ProgressScreenProps,
} from '../features/progress/screens/ProgressScreen/ProgressScreen.tsx'
export { RegisterScreen } from '../features/account/screens/RegisterScreen/RegisterScreen.tsx'
export type { RegisterScreenProps } from '../features/account/screens/RegisterScreen/RegisterScreen.tsx'
export {
  PreviewScreen,
  type PreviewScreenProps,
} from '../features/play/screens/PreviewScreen/PreviewScreen.tsx'
export {
  ReplayScreen,
  type ReplayScreenProps,
} from '../features/play/screens/ReplayScreen/ReplayScreen.tsx'
export { ResetPasswordScreen } from '../features/account/screens/ResetPasswordScreen/ResetPasswordScreen.tsx'
export type { ResetPasswordScreenProps } from '../features/account/screens/ResetPasswordScreen/ResetPasswordScreen.tsx'
export {
  SavedScreen,
  type SavedScreenProps,
} from '../features/story/screens/SavedScreen/SavedScreen.tsx'
export { EditSeriesScreen } from '../features/authoring/screens/EditSeriesScreen/EditSeriesScreen.tsx'
export type { EditSeriesScreenProps } from '../features/authoring/screens/EditSeriesScreen/EditSeriesScreen.tsx'
export { MySeriesScreen } from '../features/authoring/screens/MySeriesScreen/MySeriesScreen.tsx'
export type { MySeriesScreenProps } from '../features/authoring/screens/MySeriesScreen/MySeriesScreen.tsx'
export {
  SeriesScreen,
  type SeriesScreenProps,
} from '../features/story/screens/SeriesScreen/SeriesScreen.tsx'
export { StoryDetailScreen } from '../features/story/screens/StoryDetailScreen/StoryDetailScreen.tsx'
export type { StoryDetailScreenProps } from '../features/story/screens/StoryDetailScreen/StoryDetailScreen.tsx'
export { VerifyEmailScreen } from '../features/account/screens/VerifyEmailScreen/VerifyEmailScreen.tsx'
export type {
  VerifyEmailScreenProps,
  VerifyEmailState,
} from '../features/account/screens/VerifyEmailScreen/VerifyEmailScreen.tsx'
export { WaitlistScreen } from '../features/site/screens/WaitlistScreen/WaitlistScreen.tsx'
export type { WaitlistScreenProps } from '../features/site/screens/WaitlistScreen/WaitlistScreen.tsx'
export {
  CodexScreen,
  type CodexScreenProps,
} from '../features/story/screens/CodexScreen/CodexScreen.tsx'
export { CommentsScreen } from '../features/story/screens/CommentsScreen/CommentsScreen.tsx'
export type { CommentsScreenProps } from '../features/story/screens/CommentsScreen/CommentsScreen.tsx'
