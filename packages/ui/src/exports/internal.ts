// Exports for this product only. `packages/app` imports them, and the entry point is not published.
export { useMeasures } from '../design-system/format/useMeasures.ts'
export { lazyPart } from '../design-system/lazy/lazyPart.tsx'
export { NoticeLine } from '../design-system/primitives/NoticeLine/NoticeLine.tsx'
export { readingFrom } from '../design-system/theme/reading.ts'
export { AdultDialog } from '../features/account/components/AdultDialog/AdultDialog.tsx'
export { GoogleSignIn } from '../features/account/components/GoogleSignIn/GoogleSignIn.tsx'
export { PremiumDialog } from '../features/account/components/PremiumDialog/PremiumDialog.tsx'
export {
  ReauthDialog,
  type ReauthMethod,
} from '../features/account/components/ReauthDialog/ReauthDialog.tsx'
export { ACCOUNT_SECTIONS } from '../features/account/screens/AccountSettingsScreen/AccountSections.tsx'
export {
  AdminShell,
  type AdminNavLink,
} from '../features/admin/components/AdminShell/AdminShell.tsx'
export { NO_STORY_FILTERS } from '../features/admin/components/AdminStoryFilters/storyFilters.ts'
export { BindingDialog } from '../features/admin/components/BindingDialog/BindingDialog.tsx'
export {
  bindableStorytellers,
  useModelNames,
  usePriceRise,
} from '../features/admin/components/BindingDialog/modelNames.ts'
export {
  bulkSentences,
  type BulkChange,
} from '../features/admin/components/BulkDialog/bulkChoices.ts'
export type { ImportRow } from '../features/admin/components/ImportStoriesDialog/ImportStoriesDialog.tsx'
export { ModelLimitsDialog } from '../features/admin/components/ModelLimitsDialog/ModelLimitsDialog.tsx'
export { ProviderDialog } from '../features/admin/components/ProviderDialog/ProviderDialog.tsx'
export { SecondFactorDue } from '../features/admin/components/SecondFactorDue/SecondFactorDue.tsx'
export type { TaxonomyNoun } from '../features/admin/components/TaxonomyList/TaxonomyList.tsx'
export {
  UserActionDialog,
  type UserActRequest,
} from '../features/admin/components/UserActionDialog/UserActionDialog.tsx'
export type { UserAct } from '../features/admin/components/UserActionDialog/userActions.ts'
export type { AuditFilterName } from '../features/admin/screens/AdminAuditScreen/AdminAuditScreen.tsx'
export type { AdminLoginValues } from '../features/admin/screens/AdminLoginScreen/AdminLoginScreen.tsx'
export type {
  UseDays,
  UseGroup,
} from '../features/admin/screens/AdminModelsScreen/ModelUseTable.tsx'
export type { OverviewRange } from '../features/admin/screens/AdminOverviewScreen/AdminOverviewScreen.tsx'
export type { TaxonomyRefusal } from '../features/admin/screens/AdminTaxonomyScreen/TaxonomyDialogs.tsx'
export type { UserFilterName } from '../features/admin/screens/AdminUsersScreen/AdminUsersScreen.tsx'
export type {
  MyStoryState,
  StoryMove,
} from '../features/authoring/components/MyStoryList/MyStoryList.tsx'
export type { TryOpenStory } from '../features/authoring/components/OpenStory/OpenStoryForm.tsx'
export type {
  IdeaDraftProps,
  StoryBeginningProps,
  StoryShape,
} from '../features/authoring/components/StoryBeginning/StoryBeginning.tsx'
export {
  StructureTab,
  type StructureTabProps,
} from '../features/authoring/components/StructureTab/StructureTab.tsx'
export type { TestPlay } from '../features/authoring/components/TestPlayDialog/useTestTurns.ts'
export type { OwnPictures } from '../features/authoring/model/ownPictures.ts'
export { previewStory } from '../features/authoring/model/previewStory.ts'
export type {
  StoryFieldName,
  StoryFormErrors,
  StoryFormValues,
} from '../features/authoring/model/storyForm.ts'
export {
  firstTabWithError,
  STORY_TABS,
  tabOf,
  type StoryTab,
} from '../features/authoring/model/storyTabs.ts'
export type {
  StoryLanguage,
  PreviewInputs,
  TypicalAnswer,
} from '../features/authoring/model/structure/storyLanguage.ts'
export type { StructureFocus } from '../features/authoring/model/structure/structureFocus.ts'
export { openMemory } from '../features/authoring/model/structure/structureHistory.ts'
export type { LocalCopyState } from '../features/authoring/screens/CreateStoryScreen/CreateStoryScreen.tsx'
export type {
  EditStoryFormProps,
  SaveOutcome,
} from '../features/authoring/screens/EditStoryScreen/EditStoryScreen.tsx'
export type { FreeInputsView } from '../features/authoring/screens/FreeInputsScreen/FreeInputsScreen.tsx'
export type {
  Comparison,
  TextChange,
} from '../features/authoring/screens/VersionsScreen/VersionsScreen.tsx'
export type { StoryMemory } from '../features/play/components/MemoryPanel/MemoryPanel.tsx'
export { OfflineBanner } from '../features/play/components/OfflineBanner/OfflineBanner.tsx'
export type { Shared } from '../features/play/components/ShareButton/ShareButton.tsx'
export { SharePlayDialog } from '../features/play/components/SharePlayDialog/SharePlayDialog.tsx'
export { StartFailedDialog } from '../features/play/components/StartFailedDialog/StartFailedDialog.tsx'
export type { PlayPaths } from '../features/play/components/TurnMapPanel/TurnMapPanel.tsx'
export { nextNumber, pendingEntriesOf } from '../features/play/model/logEntries.ts'
export {
  askEntryOf,
  declinedEntryOf,
  hintEntryOf,
  lowCreditsEntryOf,
  offlineEntryOf,
  refusalEntryOf,
  warningEntryOf,
} from '../features/play/model/refusalEntry.ts'
export { saveFile, saveText } from '../features/play/model/saveText.ts'
export type { StoryLog, VariantControls } from '../features/play/model/storyLog.ts'
export { transcriptName, transcriptOf } from '../features/play/model/transcript.ts'
export type { AfterEnding } from '../features/play/screens/PlayScreen/PlayScreen.tsx'
export type { PlayListAction } from '../features/play/screens/PlaysScreen/PlayListItem.tsx'
export { LanguageChooser } from '../features/shell/components/LanguageChooser/LanguageChooser.tsx'
export { preloadMobileMenu } from '../features/shell/components/MobileMenu/MobileMenu.tsx'
export { ThemeChooser } from '../features/shell/components/ThemeChooser/ThemeChooser.tsx'
export { StoryDemo, type StoryDemoProps } from '../features/site/components/StoryDemo/StoryDemo.tsx'
export type { Declining } from '../features/story/components/CommentForm/CommentForm.tsx'
export type { CommentAction } from '../features/story/components/CommentList/CommentList.tsx'
export { HomeOverlay } from '../features/story/components/HomeOverlay/HomeOverlay.tsx'
export {
  ReportDialog,
  type ReportTarget,
} from '../features/story/components/ReportDialog/ReportDialog.tsx'
export { StorySearch } from '../features/story/components/StorySearch/StorySearch.tsx'
export type { BrowseFilterName } from '../features/story/screens/BrowseScreen/BrowseScreen.tsx'
export type { AdminMessages } from '../messages/en.ts'
export { useAdminMessages } from '../messages/useAdminMessages.ts'
export { useAuthoringMessages } from '../messages/useAuthoringMessages.ts'
export { useAuthorsMessages } from '../messages/useAuthorsMessages.ts'
export { useCommentsMessages } from '../messages/useCommentsMessages.ts'
export { useLongTexts } from '../messages/useLongTexts.ts'
export { useNoticesMessages } from '../messages/useNoticesMessages.ts'
export { usePlayMessages } from '../messages/usePlayMessages.ts'
export { usePlaysMessages } from '../messages/usePlaysMessages.ts'
export { useSavedMessages } from '../messages/useSavedMessages.ts'
export { useSeriesMessages } from '../messages/useSeriesMessages.ts'
export { useServerMessages } from '../messages/useServerMessages.ts'
export { useSettingsMessages } from '../messages/useSettingsMessages.ts'
export { bannerSlides } from '../features/story/model/home/bannerSlides.ts'
export { homeRows } from '../features/story/model/home/homeRows.ts'
export { patchDomForTranslation } from '../features/shell/model/patchDomForTranslation.ts'
export { usePagePlay } from '../features/play/page/usePagePlay.ts'
export type { HomeRow } from '../features/story/screens/HomeScreen/HomeScreen.tsx'
export type { ReadStructure } from '../features/authoring/components/StructureJson/StructureJson.tsx'
export type { StoryCounts } from '../features/authoring/model/previewStory.ts'
export type { StoryExchange } from '../features/authoring/model/storyExchange.ts'
export type { EditorMemory } from '../features/authoring/model/structure/structureHistory.ts'
