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
export type { BulkChoice, BulkChange } from '../features/admin/components/BulkDialog/bulkChoices.ts'
export { bulkSentences } from '../features/admin/components/BulkDialog/bulkSentences.ts'
export { Switch, type SwitchProps } from '../design-system/primitives/Switch/Switch.tsx'
export { UserActionDialog } from '../features/admin/components/UserActionDialog/UserActionDialog.tsx'
export type {
  UserActRequest,
  UserActionDialogProps,
} from '../features/admin/components/UserActionDialog/UserActionDialog.tsx'
export type { UserAct } from '../features/admin/components/UserTable/userActs.ts'
export { adminMessages } from '../messages/adminMessages.ts'
export { useAdminMessages } from '../messages/useAdminMessages.ts'
export { AdminAuditScreen } from '../features/admin/screens/AdminAuditScreen/AdminAuditScreen.tsx'
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
export type { UserFilterName } from '../features/admin/screens/AdminUsersScreen/AdminUsersScreen.tsx'
export {
  ImportStoriesDialog,
  type ImportRow,
  type ImportStoriesDialogProps,
} from '../features/admin/components/ImportStoriesDialog/ImportStoriesDialog.tsx'
export type {
  TaxonomyDialogProps,
  TaxonomyRefusal,
  TaxonomyValues,
} from '../features/admin/components/TaxonomyDialog/TaxonomyDialog.tsx'
export type {
  TaxonomyItem,
  TaxonomyNoun,
} from '../features/admin/components/TaxonomyList/taxonomyItem.ts'
export { AdminReviewScreen } from '../features/admin/screens/AdminReviewScreen/AdminReviewScreen.tsx'
export type { AdminReviewScreenProps } from '../features/admin/screens/AdminReviewScreen/AdminReviewScreen.tsx'
export { AdminReviewStoryScreen } from '../features/admin/screens/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx'
export type {
  AdminReviewStoryScreenProps,
  ReviewedStory,
} from '../features/admin/screens/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx'
export { AdminTaxonomyScreen } from '../features/admin/screens/AdminTaxonomyScreen/AdminTaxonomyScreen.tsx'
export { BindingDialog } from '../features/admin/components/BindingDialog/BindingDialog.tsx'
export type { BindingDialogProps } from '../features/admin/components/BindingDialog/BindingDialog.tsx'
export type { ModelTask } from '../features/admin/components/BindingDialog/modelNames.ts'
export { taskOf, useModelNames } from '../features/admin/components/BindingDialog/modelNames.ts'
export { ModelLimitsDialog } from '../features/admin/components/ModelLimitsDialog/ModelLimitsDialog.tsx'
export type { ModelLimitsDialogProps } from '../features/admin/components/ModelLimitsDialog/ModelLimitsDialog.tsx'
export { ProviderDialog } from '../features/admin/components/ProviderDialog/ProviderDialog.tsx'
export type { ProviderDialogProps } from '../features/admin/components/ProviderDialog/ProviderDialog.tsx'
export { SecondFactorDue } from '../features/admin/components/SecondFactorDue/SecondFactorDue.tsx'
export { AdminModelsScreen } from '../features/admin/screens/AdminModelsScreen/AdminModelsScreen.tsx'
export type {
  UseDays,
  UseGroup,
} from '../features/admin/screens/AdminModelsScreen/ModelUseTable.tsx'
export { useMeasures } from '../design-system/format/useMeasures.ts'
export type { Measures } from '../design-system/format/createMeasures.ts'
