export { ActionMenu } from '../components/primitives/ActionMenu/ActionMenu.tsx'
export type {
  ActionMenuProps,
  MenuAction,
} from '../components/primitives/ActionMenu/ActionMenu.tsx'
export { AdminShell } from '../components/admin/AdminShell/AdminShell.tsx'
export type { AdminNavLink, AdminShellProps } from '../components/admin/AdminShell/AdminShell.tsx'
export { AdminStoryFilters } from '../components/admin/AdminStoryFilters/AdminStoryFilters.tsx'
export type { AdminStoryFiltersProps } from '../components/admin/AdminStoryFilters/AdminStoryFilters.tsx'
export {
  NO_STORY_FILTERS,
  type AdminStoryFilterValues,
} from '../components/admin/AdminStoryFilters/storyFilters.ts'
export { AdminStoryTable } from '../components/admin/AdminStoryTable/AdminStoryTable.tsx'
export type { AdminStoryTableProps } from '../components/admin/AdminStoryTable/AdminStoryTable.tsx'
export type { AdminMove } from '../components/admin/AdminStoryTable/storyMoves.ts'
export { AuditList, type AuditListProps } from '../components/admin/AuditList/AuditList.tsx'
export { BulkDialog, type BulkDialogProps } from '../components/admin/BulkDialog/BulkDialog.tsx'
export type { BulkChoice, BulkChange } from '../components/admin/BulkDialog/bulkChoices.ts'
export { bulkSentences } from '../components/admin/BulkDialog/bulkSentences.ts'
export { ColumnMenu, type ColumnMenuProps } from '../components/admin/ColumnMenu/ColumnMenu.tsx'
export {
  StoryKeysSheet,
  type StoryKeysSheetProps,
} from '../components/admin/StoryKeysSheet/StoryKeysSheet.tsx'
export {
  StoryQuickSheet,
  type StoryQuickSheetProps,
} from '../components/admin/StoryQuickSheet/StoryQuickSheet.tsx'
export { DayField, type DayFieldProps } from '../components/admin/DayField/DayField.tsx'
export { DayBars, type DayBarsProps } from '../components/authoring/DayBars/DayBars.tsx'
export type { DaySeries } from '../components/authoring/DayBars/daySeries.ts'
export { IconLink, type IconLinkProps } from '../components/primitives/IconLink/IconLink.tsx'
export { Pager, type PagerProps } from '../components/admin/Pager/Pager.tsx'
export { SearchField, type SearchFieldProps } from '../components/admin/SearchField/SearchField.tsx'
export { StatusBars, type StatusBarsProps } from '../components/admin/StatusBars/StatusBars.tsx'
export { Switch, type SwitchProps } from '../components/primitives/Switch/Switch.tsx'
export { UserActDialog } from '../components/admin/UserActDialog/UserActDialog.tsx'
export type {
  UserActAsked,
  UserActDialogProps,
} from '../components/admin/UserActDialog/UserActDialog.tsx'
export { UserTable, type UserTableProps } from '../components/admin/UserTable/UserTable.tsx'
export type { UserAct } from '../components/admin/UserTable/userActs.ts'
export { adminMessages } from '../messages/adminMessages.ts'
export { useAdminMessages } from '../messages/useAdminMessages.ts'
export { AdminAuditScreen } from '../screens/AdminAuditScreen/AdminAuditScreen.tsx'
export type { AdminAuditScreenProps } from '../screens/AdminAuditScreen/AdminAuditScreen.tsx'
export type { AuditFilterName } from '../screens/AdminAuditScreen/AuditFilters.tsx'
export { AdminLoginScreen } from '../screens/AdminLoginScreen/AdminLoginScreen.tsx'
export type {
  AdminLoginScreenProps,
  AdminLoginValues,
} from '../screens/AdminLoginScreen/AdminLoginScreen.tsx'
export { AdminOverviewScreen } from '../screens/AdminOverviewScreen/AdminOverviewScreen.tsx'
export type {
  AdminOverviewScreenProps,
  OverviewRange,
} from '../screens/AdminOverviewScreen/AdminOverviewScreen.tsx'
export { AdminStoriesScreen } from '../screens/AdminStoriesScreen/AdminStoriesScreen.tsx'
export type { AdminStoriesScreenProps } from '../screens/AdminStoriesScreen/AdminStoriesScreen.tsx'
export { AdminUsersScreen } from '../screens/AdminUsersScreen/AdminUsersScreen.tsx'
export type { AdminUsersScreenProps } from '../screens/AdminUsersScreen/AdminUsersScreen.tsx'
export type { UserFilterName } from '../screens/AdminUsersScreen/AdminUsersScreen.tsx'
export { ColorInput } from '../components/primitives/ColorInput/ColorInput.tsx'
export type { ColorInputProps } from '../components/primitives/ColorInput/ColorInput.tsx'
export { DoneNotice } from '../components/primitives/DoneNotice/DoneNotice.tsx'
export type { DoneNoticeProps } from '../components/primitives/DoneNotice/DoneNotice.tsx'
export { MergeDialog, type MergeDialogProps } from '../components/admin/MergeDialog/MergeDialog.tsx'
export { ReasonDialog } from '../components/admin/ReasonDialog/ReasonDialog.tsx'
export type { ReasonDialogProps } from '../components/admin/ReasonDialog/ReasonDialog.tsx'
export { ReportList, type ReportListProps } from '../components/admin/ReportList/ReportList.tsx'
export { ReportedSessionDialog } from '../components/admin/ReportedSessionDialog/ReportedSessionDialog.tsx'
export type { ReportedSessionDialogProps } from '../components/admin/ReportedSessionDialog/ReportedSessionDialog.tsx'
export type { ReadReportedSession } from '../components/admin/ReportedSessionDialog/useReportedTurns.ts'
export { TaxonomyDialog } from '../components/admin/TaxonomyDialog/TaxonomyDialog.tsx'
export type {
  TaxonomyDialogProps,
  TaxonomyRefusal,
  TaxonomyValues,
} from '../components/admin/TaxonomyDialog/TaxonomyDialog.tsx'
export { TaxonomyList } from '../components/admin/TaxonomyList/TaxonomyList.tsx'
export type { TaxonomyListProps } from '../components/admin/TaxonomyList/TaxonomyList.tsx'
export type { TaxonomyItem, TaxonomyNoun } from '../components/admin/TaxonomyList/taxonomyItem.ts'
export { WaitingStories } from '../components/admin/WaitingStories/WaitingStories.tsx'
export type { WaitingStoriesProps } from '../components/admin/WaitingStories/WaitingStories.tsx'
export { AdminReviewScreen } from '../screens/AdminReviewScreen/AdminReviewScreen.tsx'
export type { AdminReviewScreenProps } from '../screens/AdminReviewScreen/AdminReviewScreen.tsx'
export { AdminReviewStoryScreen } from '../screens/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx'
export type {
  AdminReviewStoryScreenProps,
  ReviewedStory,
} from '../screens/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx'
export { AdminTaxonomyScreen } from '../screens/AdminTaxonomyScreen/AdminTaxonomyScreen.tsx'
export type { AdminTaxonomyScreenProps } from '../screens/AdminTaxonomyScreen/AdminTaxonomyScreen.tsx'
export { BindingDialog } from '../components/admin/BindingDialog/BindingDialog.tsx'
export type { BindingDialogProps } from '../components/admin/BindingDialog/BindingDialog.tsx'
export type { ModelTask } from '../components/admin/BindingDialog/modelNames.ts'
export { taskOf, useModelNames } from '../components/admin/BindingDialog/modelNames.ts'
export { ModelLimitsDialog } from '../components/admin/ModelLimitsDialog/ModelLimitsDialog.tsx'
export type { ModelLimitsDialogProps } from '../components/admin/ModelLimitsDialog/ModelLimitsDialog.tsx'
export { ProviderDialog } from '../components/admin/ProviderDialog/ProviderDialog.tsx'
export type { ProviderDialogProps } from '../components/admin/ProviderDialog/ProviderDialog.tsx'
export { SecondFactorDue } from '../components/admin/SecondFactorDue/SecondFactorDue.tsx'
export type { SecondFactorDueProps } from '../components/admin/SecondFactorDue/SecondFactorDue.tsx'
export { StateLamp, type StateLampProps } from '../components/admin/StateLamp/StateLamp.tsx'
export { AdminModelsScreen } from '../screens/AdminModelsScreen/AdminModelsScreen.tsx'
export type { AdminModelsScreenProps } from '../screens/AdminModelsScreen/AdminModelsScreen.tsx'
export type { UseDays, UseGroup } from '../screens/AdminModelsScreen/ModelUseTable.tsx'
export { useMeasures } from '../format/useMeasures.ts'
export type { Measures } from '../format/createMeasures.ts'
