// Screens need the optional peer dependencies for the map of a story.
export { AccountSettingsScreen } from '../features/account/screens/AccountSettingsScreen/AccountSettingsScreen.tsx'
export { ForgotPasswordScreen } from '../features/account/screens/ForgotPasswordScreen/ForgotPasswordScreen.tsx'
export { LoginLinkScreen } from '../features/account/screens/LoginLinkScreen/LoginLinkScreen.tsx'
export { LoginScreen } from '../features/account/screens/LoginScreen/LoginScreen.tsx'
export { RegisterScreen } from '../features/account/screens/RegisterScreen/RegisterScreen.tsx'
export { ResetPasswordScreen } from '../features/account/screens/ResetPasswordScreen/ResetPasswordScreen.tsx'
export { VerifyEmailScreen } from '../features/account/screens/VerifyEmailScreen/VerifyEmailScreen.tsx'
export { AdminAuditScreen } from '../features/admin/screens/AdminAuditScreen/AdminAuditScreen.tsx'
export { AdminLoginScreen } from '../features/admin/screens/AdminLoginScreen/AdminLoginScreen.tsx'
export { AdminModelsScreen } from '../features/admin/screens/AdminModelsScreen/AdminModelsScreen.tsx'
export { AdminOverviewScreen } from '../features/admin/screens/AdminOverviewScreen/AdminOverviewScreen.tsx'
export {
  AdminReviewScreen,
  type AdminReviewScreenProps,
} from '../features/admin/screens/AdminReviewScreen/AdminReviewScreen.tsx'
export {
  AdminReviewStoryScreen,
  type AdminReviewStoryScreenProps,
} from '../features/admin/screens/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx'
export {
  AdminStoriesScreen,
  type AdminStoriesScreenProps,
} from '../features/admin/screens/AdminStoriesScreen/AdminStoriesScreen.tsx'
export {
  AdminStoryFormScreen,
  type AdminStoryFormScreenProps,
} from '../features/admin/screens/AdminStoryFormScreen/AdminStoryFormScreen.tsx'
export { AdminTaxonomyScreen } from '../features/admin/screens/AdminTaxonomyScreen/AdminTaxonomyScreen.tsx'
export { AdminUsersScreen } from '../features/admin/screens/AdminUsersScreen/AdminUsersScreen.tsx'
export { CreateStoryScreen } from '../features/authoring/screens/CreateStoryScreen/CreateStoryScreen.tsx'
export { EditSeriesScreen } from '../features/authoring/screens/EditSeriesScreen/EditSeriesScreen.tsx'
export { EditStoryScreen } from '../features/authoring/screens/EditStoryScreen/EditStoryScreen.tsx'
export { FreeInputsScreen } from '../features/authoring/screens/FreeInputsScreen/FreeInputsScreen.tsx'
export { MySeriesScreen } from '../features/authoring/screens/MySeriesScreen/MySeriesScreen.tsx'
export { MyStoriesScreen } from '../features/authoring/screens/MyStoriesScreen/MyStoriesScreen.tsx'
export { PreviewLinkScreen } from '../features/authoring/screens/PreviewLinkScreen/PreviewLinkScreen.tsx'
export { VersionsScreen } from '../features/authoring/screens/VersionsScreen/VersionsScreen.tsx'
export { NoticesScreen } from '../features/notices/screens/NoticesScreen/NoticesScreen.tsx'
export {
  PlayScreen,
  type PlayScreenProps,
} from '../features/play/screens/PlayScreen/PlayScreen.tsx'
export {
  PlaysScreen,
  type PlaysScreenProps,
} from '../features/play/screens/PlaysScreen/PlaysScreen.tsx'
export { PreviewScreen } from '../features/play/screens/PreviewScreen/PreviewScreen.tsx'
export { ReplayScreen } from '../features/play/screens/ReplayScreen/ReplayScreen.tsx'
export { ProgressScreen } from '../features/progress/screens/ProgressScreen/ProgressScreen.tsx'
export { GuidebookScreen } from '../features/site/screens/GuidebookScreen/GuidebookScreen.tsx'
export { LandingScreen } from '../features/site/screens/LandingScreen/LandingScreen.tsx'
export { NotFoundScreen } from '../features/site/screens/NotFoundScreen/NotFoundScreen.tsx'
export { WaitlistScreen } from '../features/site/screens/WaitlistScreen/WaitlistScreen.tsx'
export { AuthorScreen } from '../features/story/screens/AuthorScreen/AuthorScreen.tsx'
export { BrowseScreen } from '../features/story/screens/BrowseScreen/BrowseScreen.tsx'
export { CodexScreen } from '../features/story/screens/CodexScreen/CodexScreen.tsx'
export { CommentsScreen } from '../features/story/screens/CommentsScreen/CommentsScreen.tsx'
export {
  HomeScreen,
  type HomeScreenProps,
} from '../features/story/screens/HomeScreen/HomeScreen.tsx'
export { SavedScreen } from '../features/story/screens/SavedScreen/SavedScreen.tsx'
export { SeriesScreen } from '../features/story/screens/SeriesScreen/SeriesScreen.tsx'
export {
  StoryDetailScreen,
  type StoryDetailScreenProps,
} from '../features/story/screens/StoryDetailScreen/StoryDetailScreen.tsx'
