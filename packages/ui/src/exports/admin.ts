export { ActionMenu } from '../design-system/primitives/ActionMenu/ActionMenu.tsx'
export type {
  ActionMenuProps,
  MenuAction,
} from '../design-system/primitives/ActionMenu/ActionMenu.tsx'
export { AdminShell } from '../features/admin/components/AdminShell/AdminShell.tsx'
export type {
  AdminNavLink,
  AdminShellProps,
} from '../features/admin/components/AdminShell/AdminShell.tsx'
export { AdminStoryFilters } from '../features/admin/components/AdminStoryFilters/AdminStoryFilters.tsx'
export type { AdminStoryFiltersProps } from '../features/admin/components/AdminStoryFilters/AdminStoryFilters.tsx'
export {
  NO_STORY_FILTERS,
  type AdminStoryFilterValues,
} from '../features/admin/components/AdminStoryFilters/storyFilters.ts'
export { AdminStoryTable } from '../features/admin/components/AdminStoryTable/AdminStoryTable.tsx'
export type { AdminStoryTableProps } from '../features/admin/components/AdminStoryTable/AdminStoryTable.tsx'
export type { AdminMove } from '../features/admin/components/AdminStoryTable/storyMoves.ts'
export {
  AuditList,
  type AuditListProps,
} from '../features/admin/components/AuditList/AuditList.tsx'
export {
  BulkDialog,
  type BulkDialogProps,
} from '../features/admin/components/BulkDialog/BulkDialog.tsx'
export type { BulkChoice, BulkChange } from '../features/admin/components/BulkDialog/bulkChoices.ts'
export { bulkSentences } from '../features/admin/components/BulkDialog/bulkSentences.ts'
export {
  StoryQuickSheet,
  type StoryQuickSheetProps,
} from '../features/admin/components/StoryQuickSheet/StoryQuickSheet.tsx'
export { DayField, type DayFieldProps } from '../features/admin/components/DayField/DayField.tsx'
export { DayBars, type DayBarsProps } from '../features/authoring/components/DayBars/DayBars.tsx'
export type { DaySeries } from '../features/authoring/components/DayBars/daySeries.ts'
export { IconLink, type IconLinkProps } from '../design-system/primitives/IconLink/IconLink.tsx'
export { Pager, type PagerProps } from '../features/admin/components/Pager/Pager.tsx'
export {
  SearchField,
  type SearchFieldProps,
} from '../features/admin/components/SearchField/SearchField.tsx'
export { Switch, type SwitchProps } from '../design-system/primitives/Switch/Switch.tsx'
export { UserActDialog } from '../features/admin/components/UserActDialog/UserActDialog.tsx'
export type {
  UserActRequest,
  UserActDialogProps,
} from '../features/admin/components/UserActDialog/UserActDialog.tsx'
export {
  UserTable,
  type UserTableProps,
} from '../features/admin/components/UserTable/UserTable.tsx'
export type { UserAct } from '../features/admin/components/UserTable/userActs.ts'
export { adminMessages } from '../messages/adminMessages.ts'
export { useAdminMessages } from '../messages/useAdminMessages.ts'
export { AdminAuditScreen } from '../features/admin/screens/AdminAuditScreen/AdminAuditScreen.tsx'
export type { AdminAuditScreenProps } from '../features/admin/screens/AdminAuditScreen/AdminAuditScreen.tsx'
export type { AuditFilterName } from '../features/admin/screens/AdminAuditScreen/AuditFilters.tsx'
export { AdminLoginScreen } from '../features/admin/screens/AdminLoginScreen/AdminLoginScreen.tsx'
export type {
  AdminLoginScreenProps,
  AdminLoginValues,
} from '../features/admin/screens/AdminLoginScreen/AdminLoginScreen.tsx'
export { AdminOverviewScreen } from '../features/admin/screens/AdminOverviewScreen/AdminOverviewScreen.tsx'
export type {
  AdminOverviewScreenProps,
  OverviewRange,
} from '../features/admin/screens/AdminOverviewScreen/AdminOverviewScreen.tsx'
export { AdminStoriesScreen } from '../features/admin/screens/AdminStoriesScreen/AdminStoriesScreen.tsx'
export type { AdminStoriesScreenProps } from '../features/admin/screens/AdminStoriesScreen/AdminStoriesScreen.tsx'
export { AdminUsersScreen } from '../features/admin/screens/AdminUsersScreen/AdminUsersScreen.tsx'
export type { AdminUsersScreenProps } from '../features/admin/screens/AdminUsersScreen/AdminUsersScreen.tsx'
export type { UserFilterName } from '../features/admin/screens/AdminUsersScreen/AdminUsersScreen.tsx'
export { ColorInput } from '../design-system/primitives/ColorInput/ColorInput.tsx'
export type { ColorInputProps } from '../design-system/primitives/ColorInput/ColorInput.tsx'
export { DoneNotice } from '../design-system/primitives/DoneNotice/DoneNotice.tsx'
export type { DoneNoticeProps } from '../design-system/primitives/DoneNotice/DoneNotice.tsx'
export {
  ImportStoriesDialog,
  type ImportRow,
  type ImportStoriesDialogProps,
} from '../features/admin/components/ImportStoriesDialog/ImportStoriesDialog.tsx'
export {
  MergeDialog,
  type MergeDialogProps,
} from '../features/admin/components/MergeDialog/MergeDialog.tsx'
export { ReasonDialog } from '../features/admin/components/ReasonDialog/ReasonDialog.tsx'
export type { ReasonDialogProps } from '../features/admin/components/ReasonDialog/ReasonDialog.tsx'
export {
  ReportList,
  type ReportListProps,
} from '../features/admin/components/ReportList/ReportList.tsx'
export { ReportedSessionDialog } from '../features/admin/components/ReportedSessionDialog/ReportedSessionDialog.tsx'
export type { ReportedSessionDialogProps } from '../features/admin/components/ReportedSessionDialog/ReportedSessionDialog.tsx'
export type { ReadReportedSession } from '../features/admin/components/ReportedSessionDialog/useReportedTurns.ts'
export { TaxonomyDialog } from '../features/admin/components/TaxonomyDialog/TaxonomyDialog.tsx'
export type {
  TaxonomyDialogProps,
  TaxonomyRefusal,
  TaxonomyValues,
} from '../features/admin/components/TaxonomyDialog/TaxonomyDialog.tsx'
export { TaxonomyList } from '../features/admin/components/TaxonomyList/TaxonomyList.tsx'
export type { TaxonomyListProps } from '../features/admin/components/TaxonomyList/TaxonomyList.tsx'
export type {
  TaxonomyItem,
  TaxonomyNoun,
} from '../features/admin/components/TaxonomyList/taxonomyItem.ts'
export { WaitingStories } from '../features/admin/components/WaitingStories/WaitingStories.tsx'
export type { WaitingStoriesProps } from '../features/admin/components/WaitingStories/WaitingStories.tsx'
export { AdminReviewScreen } from '../features/admin/screens/AdminReviewScreen/AdminReviewScreen.tsx'
export type { AdminReviewScreenProps } from '../features/admin/screens/AdminReviewScreen/AdminReviewScreen.tsx'
export { AdminReviewStoryScreen } from '../features/admin/screens/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx'
export type {
  AdminReviewStoryScreenProps,
  ReviewedStory,
} from '../features/admin/screens/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx'
export { AdminTaxonomyScreen } from '../features/admin/screens/AdminTaxonomyScreen/AdminTaxonomyScreen.tsx'
export type { AdminTaxonomyScreenProps } from '../features/admin/screens/AdminTaxonomyScreen/AdminTaxonomyScreen.tsx'
export { BindingDialog } from '../features/admin/components/BindingDialog/BindingDialog.tsx'
export type { BindingDialogProps } from '../features/admin/components/BindingDialog/BindingDialog.tsx'
export type { ModelTask } from '../features/admin/components/BindingDialog/modelNames.ts'
export { taskOf, useModelNames } from '../features/admin/components/BindingDialog/modelNames.ts'
export { ModelLimitsDialog } from '../features/admin/components/ModelLimitsDialog/ModelLimitsDialog.tsx'
export type { ModelLimitsDialogProps } from '../features/admin/components/ModelLimitsDialog/ModelLimitsDialog.tsx'
export { ProviderDialog } from '../features/admin/components/ProviderDialog/ProviderDialog.tsx'
export type { ProviderDialogProps } from '../features/admin/components/ProviderDialog/ProviderDialog.tsx'
export { SecondFactorDue } from '../features/admin/components/SecondFactorDue/SecondFactorDue.tsx'
export type { SecondFactorDueProps } from '../features/admin/components/SecondFactorDue/SecondFactorDue.tsx'
export {
  HealthIndicator,
  type HealthIndicatorProps,
} from '../features/admin/components/HealthIndicator/HealthIndicator.tsx'
export { AdminModelsScreen } from '../features/admin/screens/AdminModelsScreen/AdminModelsScreen.tsx'
export type { AdminModelsScreenProps } from '../features/admin/screens/AdminModelsScreen/AdminModelsScreen.tsx'
export type {
  UseDays,
  UseGroup,
} from '../features/admin/screens/AdminModelsScreen/ModelUseTable.tsx'
export { useMeasures } from '../design-system/format/useMeasures.ts'
export type { Measures } from '../design-system/format/createMeasures.ts'
