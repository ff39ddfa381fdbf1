export { ACCOUNT_SECTIONS } from '../features/account/screens/AccountSettingsScreen/AccountSections.tsx'
export { AccountSettingsScreen } from '../features/account/screens/AccountSettingsScreen/AccountSettingsScreen.tsx'
export { AuthorScreen } from '../features/story/screens/AuthorScreen/AuthorScreen.tsx'
export { ForgotPasswordScreen } from '../features/account/screens/ForgotPasswordScreen/ForgotPasswordScreen.tsx'
export type { BrowseFilterName } from '../features/story/screens/BrowseScreen/BrowseScreen.tsx'
export { BrowseScreen } from '../features/story/screens/BrowseScreen/BrowseScreen.tsx'
export { GuidebookScreen } from '../features/site/screens/GuidebookScreen/GuidebookScreen.tsx'
export {
  HomeScreen,
  type HomeScreenProps,
} from '../features/story/screens/HomeScreen/HomeScreen.tsx'
export type { HomeRow } from '../features/story/screens/HomeScreen/HomeScreen.tsx'
export { LandingScreen } from '../features/site/screens/LandingScreen/LandingScreen.tsx'
export { LoginLinkScreen } from '../features/account/screens/LoginLinkScreen/LoginLinkScreen.tsx'
export { LoginScreen } from '../features/account/screens/LoginScreen/LoginScreen.tsx'
export { MyStoriesScreen } from '../features/authoring/screens/MyStoriesScreen/MyStoriesScreen.tsx'
export type { MyStoriesScreenProps } from '../features/authoring/screens/MyStoriesScreen/MyStoriesScreen.tsx'
export { NoticesScreen } from '../features/notices/screens/NoticesScreen/NoticesScreen.tsx'
export { NotFoundScreen } from '../features/site/screens/NotFoundScreen/NotFoundScreen.tsx'
export type { AfterEnding } from '../features/play/screens/PlayScreen/PlayScreen.tsx'
export {
  PlayScreen,
  type PlayScreenProps,
} from '../features/play/screens/PlayScreen/PlayScreen.tsx'
export type { PlayListAction } from '../features/play/screens/PlaysScreen/PlayListItem.tsx'
export {
  PlaysScreen,
  type PlaysScreenProps,
} from '../features/play/screens/PlaysScreen/PlaysScreen.tsx'
export { ProgressScreen } from '../features/progress/screens/ProgressScreen/ProgressScreen.tsx'
export { RegisterScreen } from '../features/account/screens/RegisterScreen/RegisterScreen.tsx'
export { PreviewScreen } from '../features/play/screens/PreviewScreen/PreviewScreen.tsx'
export { ReplayScreen } from '../features/play/screens/ReplayScreen/ReplayScreen.tsx'
export { ResetPasswordScreen } from '../features/account/screens/ResetPasswordScreen/ResetPasswordScreen.tsx'
export { SavedScreen } from '../features/story/screens/SavedScreen/SavedScreen.tsx'
export { EditSeriesScreen } from '../features/authoring/screens/EditSeriesScreen/EditSeriesScreen.tsx'
export type { EditSeriesScreenProps } from '../features/authoring/screens/EditSeriesScreen/EditSeriesScreen.tsx'
export { MySeriesScreen } from '../features/authoring/screens/MySeriesScreen/MySeriesScreen.tsx'
export type { MySeriesScreenProps } from '../features/authoring/screens/MySeriesScreen/MySeriesScreen.tsx'
export { SeriesScreen } from '../features/story/screens/SeriesScreen/SeriesScreen.tsx'
export { StoryDetailScreen } from '../features/story/screens/StoryDetailScreen/StoryDetailScreen.tsx'
export type { StoryDetailScreenProps } from '../features/story/screens/StoryDetailScreen/StoryDetailScreen.tsx'
export { VerifyEmailScreen } from '../features/account/screens/VerifyEmailScreen/VerifyEmailScreen.tsx'
export { WaitlistScreen } from '../features/site/screens/WaitlistScreen/WaitlistScreen.tsx'
export { CodexScreen } from '../features/story/screens/CodexScreen/CodexScreen.tsx'
export { CommentsScreen } from '../features/story/screens/CommentsScreen/CommentsScreen.tsx'
export type { CommentsScreenProps } from '../features/story/screens/CommentsScreen/CommentsScreen.tsx'
