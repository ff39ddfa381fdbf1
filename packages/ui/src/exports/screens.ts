export { AccountSettingsScreen } from '../screens/AccountSettingsScreen/AccountSettingsScreen.tsx'
export type { AccountSettingsScreenProps } from '../screens/AccountSettingsScreen/AccountSettingsScreen.tsx'
export { ForgotPasswordScreen } from '../screens/ForgotPasswordScreen/ForgotPasswordScreen.tsx'
export type { ForgotPasswordScreenProps } from '../screens/ForgotPasswordScreen/ForgotPasswordScreen.tsx'
export type { BrowseFilterName } from '../screens/BrowseScreen/BrowseFilters.tsx'
export { BrowseScreen } from '../screens/BrowseScreen/BrowseScreen.tsx'
export type { BrowseScreenProps } from '../screens/BrowseScreen/BrowseScreen.tsx'
export { CreateStoryScreen } from '../screens/CreateStoryScreen/CreateStoryScreen.tsx'
export type {
  CreateStoryScreenProps,
  LocalCopyState,
} from '../screens/CreateStoryScreen/CreateStoryScreen.tsx'
export type { EditStoryFormProps, SaveOutcome } from '../screens/EditStoryScreen/EditStoryForm.tsx'
export { EditStoryScreen } from '../screens/EditStoryScreen/EditStoryScreen.tsx'
export type { EditStoryScreenProps } from '../screens/EditStoryScreen/EditStoryScreen.tsx'
export { GuidebookScreen } from '../screens/GuidebookScreen/GuidebookScreen.tsx'
export type {
  GuidebookPage,
  GuidebookScreenProps,
} from '../screens/GuidebookScreen/GuidebookScreen.tsx'
export { HomeScreen } from '../screens/HomeScreen/HomeScreen.tsx'
export type { HomeScreenProps } from '../screens/HomeScreen/HomeScreen.tsx'
export type { HomeRow } from '../screens/HomeScreen/HomeRows.tsx'
export { LandingScreen } from '../screens/LandingScreen/LandingScreen.tsx'
export type { LandingScreenProps } from '../screens/LandingScreen/LandingScreen.tsx'
export { LoginLinkScreen } from '../screens/LoginLinkScreen/LoginLinkScreen.tsx'
export type { LoginLinkScreenProps } from '../screens/LoginLinkScreen/LoginLinkScreen.tsx'
export { LoginScreen } from '../screens/LoginScreen/LoginScreen.tsx'
export type { LoginScreenProps } from '../screens/LoginScreen/LoginScreen.tsx'
export { MyStoriesScreen } from '../screens/MyStoriesScreen/MyStoriesScreen.tsx'
export type { MyStoriesScreenProps } from '../screens/MyStoriesScreen/MyStoriesScreen.tsx'
export { NotFoundScreen } from '../screens/NotFoundScreen/NotFoundScreen.tsx'
export type { NotFoundScreenProps } from '../screens/NotFoundScreen/NotFoundScreen.tsx'
export type { AfterEnding } from '../screens/PlayScreen/afterEnding.ts'
export type { Interruptions } from '../screens/PlayScreen/interruptions.ts'
export { PlayScreen } from '../screens/PlayScreen/PlayScreen.tsx'
export type { PlayScreenProps } from '../screens/PlayScreen/PlayScreen.tsx'
export { ProgressScreen } from '../screens/ProgressScreen/ProgressScreen.tsx'
export type { PanelState, ProgressScreenProps } from '../screens/ProgressScreen/ProgressScreen.tsx'
export { RegisterScreen } from '../screens/RegisterScreen/RegisterScreen.tsx'
export type { RegisterScreenProps } from '../screens/RegisterScreen/RegisterScreen.tsx'
export { ResetPasswordScreen } from '../screens/ResetPasswordScreen/ResetPasswordScreen.tsx'
export type { ResetPasswordScreenProps } from '../screens/ResetPasswordScreen/ResetPasswordScreen.tsx'
export { StoryDetailScreen } from '../screens/StoryDetailScreen/StoryDetailScreen.tsx'
export type { StoryDetailScreenProps } from '../screens/StoryDetailScreen/StoryDetailScreen.tsx'
export { VerifyEmailScreen } from '../screens/VerifyEmailScreen/VerifyEmailScreen.tsx'
export type {
  VerifyEmailScreenProps,
  VerifyEmailState,
} from '../screens/VerifyEmailScreen/VerifyEmailScreen.tsx'
export { WaitlistScreen } from '../screens/WaitlistScreen/WaitlistScreen.tsx'
export type { WaitlistScreenProps } from '../screens/WaitlistScreen/WaitlistScreen.tsx'
export { StoryTriesScreen } from '../screens/StoryTriesScreen/StoryTriesScreen.tsx'
export type {
  StoryTriesScreenProps,
  TriesView,
} from '../screens/StoryTriesScreen/StoryTriesScreen.tsx'
